import { resolve } from 'node:path';
import { z } from 'zod';
import { handledEvents } from '../../bff/caches.ts';
import { defineContract } from '../../proto/contract.ts';
import { contracts } from '../../proto/index.ts';
import { refusalGroups } from '../../proto/refusals/registry.ts';
import { services } from '../../services/services.ts';
import {
  wronglyDeclaredCalls,
  unusedRefusals,
  unfinishedServices,
  unhandledEvents,
  unlistedContracts,
} from './registries.ts';
import { readImportGraph } from './imports.ts';
import { type Files, readTree } from './source-tree.ts';

const root = resolve(import.meta.dirname, '../..');
const tree = readTree(root);

const find = { summary: 'Finds notes.', kind: 'query', who: 'anyone', in: z.object({}), out: z.object({}) } as const;
const notes = defineContract('notes', { find }, { written: z.object({}), gone: z.object({}) });
const example = (files: Record<string, string>): Files => new Map(Object.entries(files));

test('a service has all its parts', () => {
  const complete: Record<string, string> = {
    'services/notes/README.md': '',
    'services/notes/notes.module.ts': '',
    'services/notes/package.json': '{ "description": "notes" }',
  };
  expect(unfinishedServices(tree, services)).toEqual([]);
  expect(unfinishedServices(example(complete), [{ contract: notes }])).toEqual([]);
  expect(unfinishedServices(example(complete), [])).toHaveLength(1);
  for (const part of Object.keys(complete)) {
    const files = Object.entries(complete).filter(([path]) => path !== part);
    expect(unfinishedServices(new Map(files), [{ contract: notes }])).toHaveLength(1);
  }
});

test('every contract is listed', () => {
  expect(unlistedContracts(contracts, services)).toEqual([]);
  expect(unlistedContracts(contracts, [{ contract: notes }])).toHaveLength(1);
  expect(unlistedContracts(contracts, [{ contract: defineContract('audit', {}, {}) }])).toEqual([]);
});

test('every event has a listener', () => {
  const listeners = services.flatMap((service) => service.listeners.map(({ event }) => event));
  expect(unhandledEvents(contracts, [...listeners, ...handledEvents])).toEqual([]);
  expect(unhandledEvents([notes], [notes.events.gone])).toEqual(['notes.written']);
});

test('every declared refusal is used', () => {
  expect(unusedRefusals(tree, refusalGroups)).toEqual([]);
  const groups = { noteRefusals: { taken: {}, closed: {} } };
  const throwing = example({ 'services/notes/note.ts': 'throw noteRefusals.taken({ name });' });
  expect(unusedRefusals(throwing, groups)).toEqual(['noteRefusals.closed is not used']);
});

describe('a service lists exactly the calls that it makes', () => {
  test('in this tree', async () => {
    expect(wronglyDeclaredCalls(tree, await readImportGraph(root, ['services']), services)).toEqual([]);
  });

  const module = 'services/notes/notes.module.ts';
  const made = 'class Find { bus: Bus; find = () => this.bus.call(\n  notes.calls.find,\n  {}) }';
  const taken = 'const { find } = notes.calls;\nclass Find { bus: Bus; find = () => bus.call(find, {}) }';
  test.each([
    ['not when it makes one that it does not list', [], made, 1],
    ['not when it makes one under another name', [], taken, 1],
    ['not when it lists one that it does not make', [notes.calls.find], '', 1],
    ['when it lists what it makes', [notes.calls.find], taken, 0],
  ])('%s', (_, calls, text, broken) => {
    const path = 'services/kit/find.ts';
    const dependencies = [{ resolved: path, dependencyTypes: ['local'] }];
    const graph = { modules: new Map([[module, { source: module, dependencies }]]) as never };
    expect(wronglyDeclaredCalls(example({ [path]: text }), graph, [{ contract: notes, calls }])).toHaveLength(broken);
  });
});
