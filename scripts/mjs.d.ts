declare module '*/run-site.mjs' {
  export interface Child {
    name: string;
    readonly pid: number;
    stop(): Promise<void>;
    restart(): Promise<void>;
  }
  export interface RunningSite {
    url: string;
    /** Absent unless DRAFT is "true", because a site without an editor has no sign-in. */
    login?: { username: string; email: string; password: string };
    services: Child[];
    bff: Child;
  }
  export function runSite(options?: { apart?: boolean }): { ready: Promise<RunningSite>; stop(): Promise<void> };
}

declare module '*/ports.mjs' {
  export const badPorts: Set<number>;
  export function freePort(from?: number): Promise<number>;
  export function portProblem(value: string): string | undefined;
}

declare module '*/tally.mjs' {
  export function summarize(report: object | undefined, failedBefore?: number): { line: string; failed: number };
  export function slowestSuites(report: object | undefined, folder: string, count?: number): string[];
}

declare module '*/seed-once.mjs' {
  export function storeName(storeUrl: string, dataFolder: string): string;
}

declare module '*/login.mjs' {
  export function signInLine(login?: { username: string; password: string }): string;
}

declare module '*/data-folder.mjs' {
  export function findRunningSite(dataFolder: string): { url: string; env: Record<string, string> } | undefined;
  export function makePrivate(folder: string): void;
}

declare module '*/change-page.mjs' {
  import type { Page } from 'playwright-core';
  export function addWords(word: string): (tab: Page) => Promise<void>;
}

declare module '*/longest-pauses.mjs' {
  export function watchPauses(): { take(): number };
}

declare module '*/run.mjs' {
  export function run(
    command: string,
    args?: string[],
    options?: { env?: Record<string, string>; stdio?: 'ignore' | 'inherit' },
  ): Promise<number>;
}

declare module '*/.dependency-cruiser.mjs' {
  import type { IConfiguration } from 'dependency-cruiser';
  const config: Required<Pick<IConfiguration, 'forbidden' | 'options'>>;
  export default config;
}

declare module '*/folders.mjs' {
  export const areas: Record<string, Record<string, string[]>>;
}

declare module '*/engine.mjs' {
  export function findEngine(): string | undefined;
}

declare module '*/imported-files.mjs' {
  export function importsOf(file: string): string[];
}
declare module '*/build-images.mjs' {
  export const targets: string[];
  export const imageName: (target: string, tag?: string) => string;
  export function buildImages(engine: string): Promise<boolean>;
  export function describeImage(engine: string, name: string): { megabytes: number; id: string; layers: string[] };
}

declare module '*/release.mjs' {
  export function release(options: {
    root: string;
    kind?: string;
    isDryRun?: boolean;
    /** A date such as `2026-11-23`. */
    day: string;
    /** Without a path, only checks that the contracts can be released. */
    writeSnapshot(version: string, path?: string): Promise<void>;
    print(text: string): void;
  }): Promise<string>;
  export function workspaceFolders(root: string): string[];
}

declare module '*/shorten-class-names.mjs' {
  export function shortClassName(local: string, file: string): string;
  export const shortenMentionedClasses: { postcssPlugin: string };
}

declare module '*/editor-guide.mjs' {
  import type { Plugin } from 'vite';
  export function parseGuide(markdown: string): { introduction: string; sections: { title: string; html: string }[] };
  export const editorGuide: Plugin;
}

declare module '*/class-names.mjs' {
  export function generateClassName(local: string, file: string): string;
  export function localClassesIn(css: string): string[];
  export function globalClassesIn(css: string): string[];
}

declare module '*/start-containers.mjs' {
  export function imageOf(service: string): string;
}

declare module '*/servers-in-containers.mjs' {
  export const serversInContainers: { service: string; variable: string }[];
}

declare module '*/eslint.config.js' {
  import type { Linter } from 'eslint';
  const config: Linter.Config[];
  export default config;
}
