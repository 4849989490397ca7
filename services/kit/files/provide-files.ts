import type { Provider } from '@nestjs/common';
import type { Settings } from '../settings.ts';
import { FILES, SETTINGS } from '../tokens.ts';
import { openFiles } from './open-files.ts';

/** Lets a service inject the file store of its deployment, as FILES. */
export const provideFiles: Provider = {
  provide: FILES,
  useFactory: ({ filesUrl }: Settings) => openFiles(filesUrl),
  inject: [SETTINGS],
};
