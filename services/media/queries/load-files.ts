import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { FileList } from '../file/file-list.ts';

export const loadFiles = handle(
  media.calls.loadFiles,
  { list: FileList },
  async ({ page, size, search }, _caller, { list }) => list.find(search, { skip: (page - 1) * size, limit: size }),
);
