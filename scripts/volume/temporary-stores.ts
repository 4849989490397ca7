import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStores } from '../../services/kit/store/open-stores.ts';
import { useStores } from '../../services/kit/testing/stack.ts';
import { fillSite } from './fill-site.ts';

interface FilledStores {
  fill(options: { pages: number; domainId: string }): Promise<void>;
  remove(): Promise<void>;
}

export async function openTemporaryStores(): Promise<FilledStores> {
  const folder = await mkdtemp(join(tmpdir(), 'site-volume-'));
  const storeUrl = `sqlite:${folder}`;
  useStores(storeUrl);
  return {
    fill: (options) => fillSite({ ...options, openStores: (service) => openStores(storeUrl, service) }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
