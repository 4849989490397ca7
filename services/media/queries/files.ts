import type { File } from '../../../proto/entities/image.ts';
import { media } from '../../../proto/media.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { findMedia, listTags } from '../media-list.ts';
import { FILE_DOCUMENTS, SORT_NAME, toFile, toSortName } from '../media.store.ts';
import { fileKey, FileRepository } from '../repositories.ts';

const dependencies = { documents: FILE_DOCUMENTS };

export const loadFiles = handle(media.calls.loadFiles, dependencies, ({ page, size, search, tag }, _caller, needs) =>
  findFiles(needs, { search, tag, skip: (page - 1) * size, limit: size }),
);

const MAX_FOUND = 100;

export const searchFiles = handle(media.calls.searchFiles, dependencies, async ({ search }, _caller, needs) => {
  const { files } = await findFiles(needs, { search, skip: 0, limit: MAX_FOUND });
  return { files };
});

export const fileTags = handle(media.calls.fileTags, dependencies, async (_input, _caller, { documents }) => ({
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
  { documents }: Resolved<typeof dependencies>,
  query: { search: string; tag?: string; skip: number; limit: number },
): Promise<{ files: File[]; total: number }> {
  const sort = { by: SORT_NAME, value: ({ name }: File) => toSortName(name), direction: 'asc' as const };
  const { found, total } = await findMedia(documents.draft, { ...query, sort });
  return { files: found.map(toFile), total };
}
