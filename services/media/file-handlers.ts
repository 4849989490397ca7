import type { File } from '../../proto/entities/image.ts';
import { media } from '../../proto/media.ts';
import { normalizeTags } from '../../proto/unicode.ts';
import { requireCapability } from '../kit/access.ts';
import { CLOCK } from '../kit/clock.ts';
import { handle, type Resolved } from '../kit/contract/handle.ts';
import { FILES } from '../kit/files/files.ts';
import { toAuthor } from '../kit/versioned/versioned.ts';
import { changeExtension, toDisplayName, toDisplayText, withExtension } from './display-name.ts';
import { requireSameFamily } from './file/kinds.ts';
import { receiveFile } from './file/receive-file.ts';
import { IncomingUploads } from './incoming-uploads.ts';
import { findMedia, listTags } from './media-list.ts';
import { FileDocs, requireEdition, SORT_NAME, toFile, toSortName } from './media.store.ts';
import { fileKey, FileRepository } from './repositories.ts';
import { UsageChecker } from './usage-checker.ts';

const listing = { documents: FileDocs };

export const loadFiles = handle(media.calls.loadFiles, listing, ({ page, size, search, tag }, _caller, needs) =>
  findFiles(needs, { search, tag, skip: (page - 1) * size, limit: size }),
);

const MAX_FOUND = 100;

export const searchFiles = handle(media.calls.searchFiles, listing, async ({ search }, _caller, needs) => {
  const { files } = await findFiles(needs, { search, skip: 0, limit: MAX_FOUND });
  return { files };
});

export const fileTags = handle(media.calls.fileTags, listing, async (_input, _caller, { documents }) => ({
  tags: await listTags(documents.draft),
}));

export const openFile = handle(
  media.calls.openFile,
  { documents: FileRepository },
  async ({ _id }, _caller, { documents }) => {
    const { name, type, size, bytesId } = await documents.get(_id);
    return { key: fileKey(_id, bytesId), name, type, size };
  },
);

async function findFiles(
  { documents }: Resolved<typeof listing>,
  query: { search: string; tag?: string; skip: number; limit: number },
): Promise<{ files: File[]; total: number }> {
  const sort = { by: SORT_NAME, value: ({ name }: File) => toSortName(name), direction: 'asc' as const };
  const { found, total } = await findMedia(documents.draft, { ...query, sort });
  return { files: found.map(toFile), total };
}

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
