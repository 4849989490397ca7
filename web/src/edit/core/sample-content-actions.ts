import { isSampleContent, unmarkAll } from '../../../../proto/blocks/sample-content.ts';
import type { Path } from '../../../../proto/edit.ts';
import { perform } from './actions.ts';
import { announce } from './announce-actions.ts';
import type { Editor } from './editor.ts';
import { messages } from '../messages/messages.ts';

export function keepSampleContent(editor: Editor, item: Path): void {
  perform(editor, unmarkAll(editor.state.documents.page, item));
  announce(editor, messages.core.sampleKept);
}

export const isSample = ({ state }: Editor, path: Path): boolean => isSampleContent(state.documents.page, path);
