import type { Assets } from '../../server-entry.ts';
import { getMessages } from '../../messages/catalogues.ts';
import { renderShell } from './document.ts';

export function failureDocument(assets: Assets, language: string): string {
  const { error } = getMessages(language);
  return renderShell({
    head: `<title>${error.failureTitle}</title><meta name="robots" content="noindex">`,
    body: `<main class="failure"><h1>${error.failure}</h1><p><a class="button" href="/">${error.failureHome}</a></p></main>`,
    language,
    assets: { ...assets, script: '', preloads: [] },
  });
}
