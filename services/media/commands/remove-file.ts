import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { FileRepository } from '../file/file-repository.ts';
import { Uses } from '../uses.ts';

export const removeFile = handle(
  media.calls.removeFile,
  { documents: FileRepository, uses: Uses },
  async ({ _id }, caller, { uses, documents }) => {
    permit(caller, 'media');
    await uses.refuseUsedFile(await documents.get(_id), caller);
    await documents.remove(_id, authorOf(caller));
    return { _id };
  },
);
