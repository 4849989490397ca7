import { media } from '../../../proto/media.ts';
import { normalizeTags } from '../../../proto/unicode.ts';
import { requireCapability } from '../../kit/access.ts';
import { handle } from '../../kit/contract/handle.ts';
import { CLOCK } from '../../kit/clock.ts';
import { FILES } from '../../kit/files/files.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { changeExtension, toDisplayName, toDisplayText, withExtension } from '../display-name.ts';
import { requireSameFamily } from '../file/kinds.ts';
import { receiveFile } from '../file/receive-file.ts';
import { IncomingUploads } from '../incoming-uploads.ts';
import { requireEdition, toFile } from '../media.store.ts';
import { fileKey, FileRepository } from '../repositories.ts';
import { UsageChecker } from '../usage-checker.ts';

const dependencies = {
  documents: FileRepository,
  uploads: IncomingUploads,
  uses: UsageChecker,
  files: FILES,
  clock: CLOCK,
};

export const uploadFile = handle(
  media.calls.uploadFile,
  dependencies,
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

export const replaceFile = handle(
  media.calls.replaceFile,
  dependencies,
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

export const saveFileDetails = handle(
  media.calls.saveFileDetails,
  dependencies,
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

export const removeFile = handle(media.calls.removeFile, dependencies, async ({ _id }, caller, { uses, documents }) => {
  requireCapability(caller, 'media');
  await uses.requireUnusedFile(await documents.get(_id), caller);
  await documents.remove(_id, toAuthor(caller));
  return { _id };
});
