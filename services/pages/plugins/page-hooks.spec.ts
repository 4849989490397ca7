import { Problem } from '../../../proto/errors.ts';
import { PageHooks } from './page-hooks.ts';
import { type HookedPage, type PagePlugin, pagePlugins, pluginsNamed } from './page-plugin.ts';

const page = {
  _id: 'p',
  domainId: 'd',
  pageType: 'news',
  slug: 'news/a',
  header: {},
  contents: [],
} as unknown as HookedPage;

const recording = (calls: string[], name: string, more: Partial<PagePlugin> = {}): PagePlugin => {
  const hooks = (operation: string) => ({
    before: () => void calls.push(`${name} before ${operation}`),
    after: () => void calls.push(`${name} after ${operation}`),
  });
  return { name, publish: hooks('publish'), unpublish: hooks('unpublish'), ...more };
};

test.each(['publish', 'unpublish'] as const)('%s runs the hooks of every plugin in order', async (operation) => {
  const calls: string[] = [];
  const hooks = new PageHooks([recording(calls, 'a'), recording(calls, 'b')]);
  await hooks.before(operation, page);
  await hooks.after(operation, page);
  expect(calls).toEqual(['a before', 'b before', 'a after', 'b after'].map((prefix) => `${prefix} ${operation}`));
});

test('a plugin for other page types is not called', async () => {
  const calls: string[] = [];
  const hooks = new PageHooks([
    recording(calls, 'a', { pageTypes: ['event'] }),
    recording(calls, 'b', { pageTypes: ['news'] }),
  ]);
  await hooks.before('publish', page);
  expect(calls).toEqual(['b before publish']);
});

test('a before hook can refuse with a Problem, and later plugins are not called', async () => {
  const calls: string[] = [];
  const refuse = () => {
    throw new Problem('invalid', 'Not on a Friday.');
  };
  const hooks = new PageHooks([{ name: 'friday', publish: { before: refuse } }, recording(calls, 'b')]);
  await expect(hooks.before('publish', page)).rejects.toThrow(new Problem('invalid', 'Not on a Friday.'));
  expect(calls).toEqual([]);
});

test('a before hook that times out refuses', async () => {
  const hooks = new PageHooks([{ name: 'slow', publish: { before: () => new Promise(() => undefined) } }], 10);
  await expect(hooks.before('publish', page)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The plugin slow did not answer in time. Please try again.',
  });
});

test('an after hook that throws or times out undoes nothing, and the next one runs', async () => {
  const calls: string[] = [];
  const fail = () => Promise.reject(new Error('broken'));
  const hang = () => new Promise<void>(() => undefined);
  const plugins = [
    { name: 'broken', publish: { after: fail } },
    { name: 'slow', publish: { after: hang } },
  ];
  await new PageHooks([...plugins, recording(calls, 'c')], 10).after('publish', page);
  expect(calls).toEqual(['c after publish']);
});

test('a hook cannot change the page', async () => {
  const rename = (one: HookedPage) => void (one.slug = 'elsewhere');
  await new PageHooks([{ name: 'rename', publish: { before: rename } }]).before('publish', page);
  expect(page.slug).toBe('news/a');
});

test('plugins run in the order of the setting, and an unknown name is an error', () => {
  expect(pluginsNamed([])).toEqual([]);
  expect(pluginsNamed(['require-description']).map(({ name }) => name)).toEqual(['require-description']);
  expect(() => pluginsNamed(['nonsense'])).toThrow('PAGE_PLUGINS names the unknown plugin nonsense.');
});

test('every plugin has a unique name', () => {
  const names = pagePlugins.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
