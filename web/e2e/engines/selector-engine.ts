import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Returns the script with which Playwright finds elements by role, label and text, for use in any engine. */
export function readSelectorEngine(): string {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const bundle = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8');
  const script = /injectedScriptSource\.ts"\(\) \{[^]*?source\d* = ('(?:[^'\\]|\\.)*')/.exec(bundle)?.[1];
  if (!script) throw new Error('This version of playwright-core has its selector engine elsewhere.');
  return (0, eval)(script);
}

interface Named {
  name?: string | RegExp;
  exact?: boolean;
}

const quoted = (text: string | RegExp, exact?: boolean): string =>
  text instanceof RegExp ? String(text) : `${JSON.stringify(text)}${exact ? 's' : 'i'}`;

/** Builds selectors in the syntax of Playwright. */
export const selectors = {
  role: (role: string, { name, exact }: Named = {}): string =>
    `internal:role=${role}${name === undefined ? '' : `[name=${quoted(name, exact)}]`}`,
  text: (text: string | RegExp, { exact }: Named = {}): string => `internal:text=${quoted(text, exact)}`,
  label: (text: string | RegExp, { exact }: Named = {}): string => `internal:label=${quoted(text, exact)}`,
  hasText: (text: string | RegExp): string => `internal:has-text=${quoted(text)}`,
};
