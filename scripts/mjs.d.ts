// The scripts that run before anything is installed are plain JavaScript; what a test uses of them is described here.
declare module '*/run-site.mjs' {
  export interface Child {
    name: string;
    readonly pid: number;
    stop(): Promise<void>;
    restart(): Promise<void>;
  }
  export interface RunningSite {
    url: string;
    login: { username: string; email: string; password: string };
    services: Child[];
    bff: Child;
  }
  export function runSite(options?: { apart?: boolean }): { ready: Promise<RunningSite>; stop(): Promise<void> };
}

declare module '*/ports.mjs' {
  export function freePort(from?: number): Promise<number>;
}

declare module '*/tally.mjs' {
  export function lineOf(reports: (object | undefined)[], failedBefore?: number): { line: string; failed: number };
}
