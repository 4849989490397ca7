/** @jest-environment ./scripts/jest/document-environment.js */
import { render } from '@testing-library/react';
import { samples } from '../../../../scripts/demo/style-guide/samples.ts';
import type { Item } from '../../../../proto/content.ts';
import { blocks, blocksByType, getBlock } from '../../blocks/index.ts';
import { newItem } from '../../blocks/new-item.ts';
import { BlocksContext } from '../../blocks/parts/Contents.tsx';
import { Contents } from '../../blocks/parts/Contents.tsx';
import { EditingContext } from '../../blocks/parts/parts-context.ts';
import { createSampleItem } from '../../blocks/new-item.ts';
import { VisitContext } from '../../visit/context/visit-context.ts';
import { pageFixture, visitFixture } from '../../visit/visit.fixture.ts';
import { openSession } from '../core/edit-session.ts';
import { createEditor } from '../core/editor.ts';
import { setSession } from '../core/session-actions.ts';
import { withinEditor } from '../core/testing/within-editor.tsx';
import { blockEntries } from '../palette/block-entries.ts';
import { createItem } from '../palette/create-item.ts';
import { directives } from './directives.ts';
import * as anchorStyles from '../../blocks/Anchor/Anchor.module.css';
import * as videoStyles from '../../blocks/parts/video-frame.module.css';
import * as formStyles from '../../ui/form.module.css';
import * as canvasStyles from '../ui/styles/canvas.module.css';

/** What looks unfinished or explains something to editors, and what visitors get only after they have acted. */
const MARKED = [
  ...[canvasStyles.noLink, canvasStyles.noPicture, canvasStyles.empty, formStyles.note, anchorStyles.name],
  ...[videoStyles.prompt, videoStyles.play, formStyles.thanks],
].map((name) => `.${name}`);

/** Visitors get some of their texts in certain states only: without open jobs or trainings, or once a form is sent. */
const BY_STATE = ['JobListings', 'Trainings', 'MailchimpForm'];

function draw(item: Item, isEditing: boolean): ReturnType<typeof render> {
  const editor = createEditor();
  setSession(editor, 'page', openSession(pageFixture({ contents: [item] })));
  return render(
    <VisitContext value={visitFixture()}>
      <BlocksContext value={blocksByType}>
        <EditingContext value={isEditing ? directives(editor) : null}>
          <Contents at="contents" items={[item]} />
        </EditingContext>
      </BlocksContext>
    </VisitContext>,
    withinEditor(editor),
  );
}

function textOf(item: Item, isEditing: boolean): string {
  const { container, unmount } = draw(item, isEditing);
  container.querySelectorAll([...MARKED, '[hidden]'].join()).forEach((marked) => marked.remove());
  const text = container.textContent.replaceAll(' ', '');
  unmount();
  return text;
}

const shown = blocks.filter(({ componentType }) => !BY_STATE.includes(componentType));
const cases = shown.flatMap((block): [string, Item][] => [
  [`${block.componentType} with its initial values`, newItem(block, 'k1')],
  [`${block.componentType} from the palette`, createItem(block, blockEntries[block.componentType]!, 'k1')],
  ...(samples[block.componentType] ?? []).map((sample): [string, Item] => [
    `${block.componentType} “${sample.name}”`,
    createSampleItem(block, sample, 'k1'),
  ]),
]);

test.each(cases)('editors see the texts that visitors get: %s', (_name, item) => {
  expect(textOf(item, true)).toEqual(textOf(item, false));
});

test.each(shown)('every empty text of $componentType says what belongs there', (block) => {
  const { container } = draw(newItem(block, 'k1'), true);
  const placeholders = [...container.querySelectorAll<HTMLElement>('[data-ed-placeholder]')];
  expect(placeholders.filter(({ dataset }) => dataset.edPlaceholder === '')).toEqual([]);
});

test('an editor sees that a link has a text and no address', () => {
  const link = { type: 'page', href: '', text: 'Get in touch' };
  const item = { ...newItem(getBlock('CtaButton')!, 'k1'), link };
  expect(textOf(item, true)).toBe('');
});
