import { media } from '../../../proto/media.ts';
import { normalizeTags } from '../../../proto/unicode.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/access.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { FileRepository } from '../file/file-repository.ts';
import { toFile } from '../media.store.ts';
import { withExtension, toDisplayName, toDisplayText } from '../display-name.ts';

export const saveFileDetails = handle(
  media.calls.saveFileDetails,
  { documents: FileRepository },
  async ({ _id, ...sent }, caller, { documents }) => {
    requireCapability(caller, 'media');
    const { fileType } = await documents.get(_id);
    const name = withExtension(fileType.ext, toDisplayName(sent.name, 'file'));
    const changes = {
      name,
      description: toDisplayText(sent.description),
      ...(sent.tags && { tags: normalizeTags(sent.tags) }),
    };
    return toFile(await documents.change(_id, changes, toAuthor(caller)));
  },
);
