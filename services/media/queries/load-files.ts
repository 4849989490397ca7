import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { FileList } from '../file/file-list.ts';

export const loadFiles = handle(
  media.calls.loadFiles,
  { list: FileList },
  ({ page, size, search, tag }, _caller, { list }) => list.find({ search, tag, skip: (page - 1) * size, limit: size }),
);
