import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { missingServices } from './listed-services.ts';
import { operationsCommands } from './pages.ts';
import { splitCommands } from './read-commands.ts';

const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, { command?: string[] }>;
};
const names = Object.keys(compose.services).filter((name) => compose.services[name]!.command?.join() === name);
const all = operationsCommands().flatMap(({ page, script }) =>
  splitCommands(script).map((command) => ({ page, command })),
);

test('a command of a runbook that lists services lists all of them', () => {
  const incomplete = all.map(({ page, command }) => ({ page, missing: missingServices(command, names) }));
  expect(incomplete.filter(({ missing }) => missing.length > 0)).toEqual([]);
  const lists = all.filter(({ command }) => names.every((name) => command.some((word) => word.endsWith(name))));
  expect(new Set(lists.map(({ page }) => page))).toEqual(
    new Set(['docs/operations/keys.md', 'docs/operations/restore.md']),
  );
});

test('a missing service is named, with Compose and in Kubernetes', () => {
  const known = ['a', 'b', 'c', 'd'];
  expect(missingServices(['docker', 'compose', 'restart', 'a', 'b', 'd'], known)).toEqual(['c']);
  expect(missingServices(['kubectl', 'scale', 'deployment/a', 'deployment/c', 'deployment/d'], known)).toEqual(['b']);
  expect(missingServices(['docker', 'compose', 'restart', 'a'], known)).toEqual([]);
});
