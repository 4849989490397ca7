import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/access.ts';
import { FILES } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { changeExtension } from '../display-name.ts';
import { requireEdition } from '../edition.ts';
import { fileKey, FileRepository } from '../file/file-repository.ts';
import { requireSameFamily } from '../file/families.ts';
import { receiveFile } from '../file/receive-file.ts';
import { IncomingUploads } from '../incoming-uploads.ts';
import { toFile } from '../media.store.ts';
import { UsageChecker } from '../usage-checker.ts';

export const replaceFile = handle(
  media.calls.replaceFile,
  { files: FILES, uploads: IncomingUploads, documents: FileRepository, uses: UsageChecker },
  async ({ upload, _id, edition }, caller, { uploads, files, documents, uses }) => {
    requireCapability(caller, 'media');
    await uses.requireReplaceable('file', _id, caller);
    return uploads.process(upload, media.calls.replaceFile.upload.maxBytes, async (sent) => {
      requireEdition(edition, await documents.get(_id));
      const { content, store } = await receiveFile(sent, upload);
      requireSameFamily(await documents.get(_id), content.fileType.ext);
      const replaced = await documents.replace(
        _id,
        toAuthor(caller),
        (bytesId) => store(files, fileKey(_id, bytesId)),
        (current, bytesId) => {
          requireEdition(edition, current);
          return { ...current, ...content, name: changeExtension(content.fileType.ext, current.name), bytesId };
        },
      );
      return toFile(replaced);
    });
  },
);
