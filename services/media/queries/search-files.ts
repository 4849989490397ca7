import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { FileList } from '../file/file-list.ts';

const MOST = 100;
export const searchFiles = handle(
  media.calls.searchFiles,
  { list: FileList },
  async ({ search }, _caller, { list }) => {
    const { files } = await list.find({ search, skip: 0, limit: MOST });
    return { files };
  },
);
