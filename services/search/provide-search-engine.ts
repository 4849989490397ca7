import type { Provider } from '@nestjs/common';
import type { Settings } from '../kit/settings.ts';
import { SETTINGS } from '../kit/tokens.ts';
import { EmbeddedEngine } from './embedded/embedded-engine.ts';
import { ENGINE, type SearchEngine } from './search-engine.ts';

export const provideSearchEngine: Provider = {
  provide: ENGINE,
  useFactory: async ({ searchUrl }: Settings): Promise<SearchEngine> => {
    if (searchUrl === 'embedded:') return new EmbeddedEngine();
    if (searchUrl.startsWith('typesense:'))
      return (await import('./typesense/open-typesense.ts')).openTypesense(searchUrl);
    throw new Error(`SEARCH_URL must begin with embedded: or typesense:, not "${searchUrl.split(':')[0]}:"`);
  },
  inject: [SETTINGS],
};
