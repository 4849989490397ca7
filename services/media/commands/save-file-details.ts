import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { FileRepository } from '../file/file-repository.ts';
import { shownFile } from '../media.store.ts';
import { namedAs, shownName, shownText } from '../shown-name.ts';

export const saveFileDetails = handle(
  media.calls.saveFileDetails,
  { documents: FileRepository },
  async ({ _id, ...sent }, caller, { documents }) => {
    permit(caller, 'media');
    const { fileType } = await documents.get(_id);
    const name = namedAs(fileType.ext, shownName(sent.name, 'file'));
    const changes = { name, description: shownText(sent.description) };
    return shownFile(await documents.change(_id, changes, authorOf(caller)));
  },
);
