import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/access.ts';
import { CLOCK, FILES } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { IncomingUploads } from '../incoming-uploads.ts';
import { fileKey, FileRepository } from '../file/file-repository.ts';
import { receiveFile } from '../file/receive-file.ts';
import { toFile } from '../media.store.ts';
import { withExtension, toDisplayText } from '../display-name.ts';

export const uploadFile = handle(
  media.calls.uploadFile,
  { files: FILES, clock: CLOCK, uploads: IncomingUploads, documents: FileRepository },
  ({ upload, description }, caller, { uploads, clock, files, documents }) => {
    requireCapability(caller, 'media');
    return uploads.process(upload, media.calls.uploadFile.upload.maxBytes, async (sent) => {
      const { name, content, store } = await receiveFile(sent, upload);
      const file = {
        name: withExtension(content.fileType.ext, name),
        ...content,
        description: toDisplayText(description),
        uploadedOn: clock.now().toISOString(),
      };
      return toFile(await documents.add(file, toAuthor(caller), (id) => store(files, fileKey(id))));
    });
  },
);
