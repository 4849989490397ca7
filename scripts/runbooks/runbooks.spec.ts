import { checkCommand } from './check-commands.ts';
import { findKnownNames, operationsCommands } from './pages.ts';
import { matchesOutput, readCommands, splitCommands } from './read-commands.ts';

const known = findKnownNames();
const problemsIn = (script: string) => splitCommands(script).flatMap((command) => checkCommand(command, known));

test.each(operationsCommands().map((block) => [`${block.page}:${block.line}`, block] as const))(
  'the commands at %s name what exists',
  (_, { environment, script }) => {
    expect([undefined, 'site']).toContain(environment);
    if (environment === undefined) expect(problemsIn(script)).toEqual([]);
    expect(splitCommands(script).length).toBeGreaterThan(0);
  },
);

test('files, services, options and scripts that do not exist are reported', () => {
  expect(problemsIn('docker compose --file deploy/compose.yml restart pages')).toEqual([
    'deploy/compose.yml does not exist',
  ]);
  expect(problemsIn('docker compose --file deploy/compose.yaml restart page')).toEqual(['Compose has no service page']);
  expect(problemsIn('docker compose --file deploy/compose.yaml up --scale page=2')).toEqual([
    'Compose has no service page',
  ]);
  expect(problemsIn('docker compose --file deploy/compose.yaml up --detatch')).toEqual([
    'the option --detatch is not known',
  ]);
  expect(problemsIn('npm run rebuilt -- search && npm run rebuild')).toEqual([
    'npm run rebuilt -- search is not a script',
  ]);
  expect(problemsIn('kubectl --namespace website rollout restart deployment/page')).toEqual([
    'The manifests have no deployment/page',
  ]);
  expect(problemsIn('kubectl --namespace bank apply --kustomize deploy/kubernetes/overlay')).toEqual([
    'deploy/kubernetes/overlay does not exist',
    'There is no namespace bank',
  ]);
  expect(problemsIn('rm -rf data')).toEqual([
    'rm cannot be checked: mark the block with `site`, so that it is executed',
  ]);
});

test('blocks are read with their environment and the output that follows', () => {
  const page = [
    '- Act:',
    '',
    '  ```sh site',
    '  npm run a \\',
    '    -- b',
    '  ```',
    '',
    '```text',
    'Done in … s.',
    '```',
    '```ts',
    'x',
    '```',
  ];
  expect(readCommands('page.md', page.join('\n'))).toEqual([
    { page: 'page.md', line: 3, environment: 'site', script: 'npm run a \\\n  -- b', output: 'Done in … s.' },
  ]);
  expect(splitCommands('A=1 npm run a \\\n  -- b | cat "c d"\n# comment')).toEqual([
    ['npm', 'run', 'a', '--', 'b'],
    ['cat', 'c d'],
  ]);
  expect(matchesOutput('Done in … s.', '> a\nDone in 0.2 s.')).toBe(true);
  expect(matchesOutput('Done in … s.\nNothing left.', 'Done in 0.2 s.')).toBe(false);
});
