import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/access.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { FileRepository } from '../file/file-repository.ts';
import { UsageChecker } from '../usage-checker.ts';

export const removeFile = handle(
  media.calls.removeFile,
  { documents: FileRepository, uses: UsageChecker },
  async ({ _id }, caller, { uses, documents }) => {
    requireCapability(caller, 'media');
    await uses.requireUnusedFile(await documents.get(_id), caller);
    await documents.remove(_id, toAuthor(caller));
    return { _id };
  },
);
