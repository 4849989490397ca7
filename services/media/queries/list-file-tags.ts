import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { FILE_DOCUMENTS } from '../media.store.ts';
import { listTags } from '../tags.ts';

export const listFileTags = handle(
  media.calls.fileTags,
  { documents: FILE_DOCUMENTS },
  async (_input, _caller, { documents }) => ({ tags: await listTags(documents.draft) }),
);
