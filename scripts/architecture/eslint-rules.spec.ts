import { Linter } from 'eslint';
import config from '../../eslint.config.js';

/** Code that breaks each rule of this project, because a rule that cannot fail is useless. */
const brokenBy: Record<string, [path: string, text: string][]> = {
  'no-literal-visitor-text': [
    ['web/src/visit/shell/Header.tsx', 'const a = <a href="#main">Skip to the content</a>;'],
    ['web/src/visit/listing/Pager.tsx', 'const a = <nav aria-label="Pages" />;'],
    ['web/src/visit/listing/Pager.tsx', 'const a = <nav aria-label={name || `Page ${page}`} />;'],
    ['web/src/blocks/Quote/Quote.tsx', 'const a = <img alt="A quote" />;'],
    ['web/src/blocks/Quote/Quote.tsx', 'const a = <input placeholder="Name" />;'],
    ['web/src/templates/event/Event.tsx', "const a = <p>{date || 'Soon'}</p>;"],
    ['web/src/templates/event/Event.tsx', 'const a = <p>{isOpen ? `${count} places` : null}</p>;'],
    ['web/src/ui/VideoPlayer.tsx', "const a = <iframe title={title ?? 'Video'} />;"],
  ],
  'no-literal-editor-text': [
    ['web/src/edit/menu/Menu.tsx', 'const a = <Button>Save</Button>;'],
    ['web/src/edit/menu/Menu.tsx', "const a = <button aria-label={open ? 'close' : 'open'} />;"],
    ['web/src/edit/menu/Menu.tsx', 'const a = <Button title={`Delete ${name}`} />;'],
    ['web/src/edit/menu/Menu.tsx', 'const a = <img alt="a picture" />;'],
    ['web/src/edit/menu/Menu.tsx', 'const a = <TextInput label={common.name} placeholder="address" />;'],
    ['web/src/edit/menu/Menu.tsx', "const columns = ['Name', 'Actions'];"],
    ['web/src/edit/saving/commands.ts', "showSuccess(editor, 'Page saved');"],
    ['web/src/edit/saving/commands.ts', "showError(editor, 'failed');"],
    ['web/src/edit/saving/commands.ts', 'showError(editor, `${name} was not saved`);'],
    ['web/src/edit/saving/commands.ts', "confirm(editor, { text, yes: 'discard' });"],
    ['web/src/edit/core/permissions.ts', "const refusal = (): string => 'not allowed here';"],
    ['web/src/fields/list/ListInput.tsx', 'const a = <p>The maximum is {max}.</p>;'],
    ['web/src/edit/core/permissions.ts', "throw new UserFacingError('deleted');"],
  ],
  'no-module-state': [
    ['web/src/ui/use-scroll-lock.ts', 'let locks = 0;\nexport const lock = () => void (locks += 1);'],
    ['web/src/visit/guards.ts', 'const guards = new Set<() => boolean>();'],
    ['web/src/visit/guards.ts', 'export const state = { now: false };\nfunction go() { state.now = true; }'],
    ['web/src/visit/router.ts', "import { state } from './guards.ts';\nfunction go() { state.now = true; }"],
    ['web/src/edit/cache.ts', 'const cache: Record<string, string> = {};\nconst drop = () => delete cache.a;'],
    ['web/src/edit/queue.ts', 'const waiting: string[] = [];\nconst add = (id: string) => waiting.push(id);'],
    ['web/src/edit/queue.ts', 'const { running } = { running: 0 };\nexport let count = running;\ncount++;'],
    ['web/src/edit/Editor.tsx', 'const siteEditor = createEditor();'],
    ['web/src/edit/core/state.ts', 'export const state = proxy({ open: false });'],
  ],
};

const linter = new Linter();
const rulesBrokenBy = (path: string, text: string) =>
  linter.verify(text, config as Linter.Config[], { filename: path }).map(({ ruleId }) => ruleId);

describe.each(Object.entries(brokenBy))('the rule %s', (rule, examples) => {
  test.each(examples)('refuses code in %s', (path, text) => {
    expect(rulesBrokenBy(path, text)).toContain(`project/${rule}`);
  });
});
