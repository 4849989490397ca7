import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { fileKey, FileRepository } from '../file/file-repository.ts';

export const openFile = handle(
  media.calls.openFile,
  { documents: FileRepository },
  async ({ _id }, _caller, { documents }) => {
    const { name, type, size, bytesId } = await documents.get(_id);
    return { key: fileKey(_id, bytesId), name, type, size };
  },
);
