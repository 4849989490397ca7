import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permit } from '../../kit/permit.ts';
import { CLOCK, FILES } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { Arrivals } from '../arrivals.ts';
import { fileKey, FileRepository } from '../file/file-repository.ts';
import { inspectFile } from '../file/inspect-file.ts';
import { shownFile } from '../media.store.ts';
import { formatOf } from '../picture/formats.ts';
import { inspectPicture } from '../picture/inspect-picture.ts';
import { namedAs, shownName, shownText } from '../shown-name.ts';

export const uploadFile = handle(
  media.calls.uploadFile,
  { files: FILES, clock: CLOCK, arrivals: Arrivals, documents: FileRepository },
  ({ upload, description }, caller, { arrivals, clock, files, documents }) => {
    permit(caller, 'media');
    return arrivals.take(upload, media.calls.uploadFile.upload.maxBytes, async (sent) => {
      const called = shownName(upload.name, 'file');
      const fileType = await inspectFile(sent, called);
      const bytes = formatOf(fileType.mime) ? (await inspectPicture(sent, called)).bytes : sent;
      const name = namedAs(fileType.ext, called);
      const file = {
        name,
        type: fileType.mime,
        fileType,
        size: bytes.length,
        description: shownText(description),
        uploadedOn: clock.now().toISOString(),
      };
      const store = async (id: string) => {
        if (bytes === sent) await files.move(upload.key, fileKey(id));
        else await files.put(fileKey(id), bytes, { type: fileType.mime });
      };
      return shownFile(await documents.add(file, authorOf(caller), store));
    });
  },
);
