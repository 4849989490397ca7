import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { CLOCK, FILES } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { IncomingUploads } from '../incoming-uploads.ts';
import { fileKey, FileRepository } from '../file/file-repository.ts';
import { inspectFile } from '../file/inspect-file.ts';
import { toFile } from '../media.store.ts';
import { formatOfMimeType } from '../picture/formats.ts';
import { inspectPicture } from '../picture/inspect-picture.ts';
import { withExtension, toDisplayName, toDisplayText } from '../display-name.ts';

export const uploadFile = handle(
  media.calls.uploadFile,
  { files: FILES, clock: CLOCK, uploads: IncomingUploads, documents: FileRepository },
  ({ upload, description }, caller, { uploads, clock, files, documents }) => {
    requireCapability(caller, 'media');
    return uploads.process(upload, media.calls.uploadFile.upload.maxBytes, async (sent) => {
      const called = toDisplayName(upload.name, 'file');
      const fileType = await inspectFile(sent, called);
      const bytes = formatOfMimeType(fileType.mime) ? (await inspectPicture(sent, called)).bytes : sent;
      const name = withExtension(fileType.ext, called);
      const file = {
        name,
        type: fileType.mime,
        fileType,
        size: bytes.length,
        description: toDisplayText(description),
        uploadedOn: clock.now().toISOString(),
      };
      const store = async (id: string) => {
        if (bytes === sent) await files.move(upload.key, fileKey(id));
        else await files.put(fileKey(id), bytes, { type: fileType.mime });
      };
      return toFile(await documents.add(file, toAuthor(caller), store));
    });
  },
);
