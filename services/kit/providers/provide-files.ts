import type { Provider } from '@nestjs/common';
import type { Settings } from '../settings.ts';
import { FILES, SETTINGS } from '../tokens.ts';
import { openFiles } from '../files/open-files.ts';

export const provideFiles: Provider = {
  provide: FILES,
  useFactory: ({ filesUrl }: Settings) => openFiles(filesUrl),
  inject: [SETTINGS],
};
