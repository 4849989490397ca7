import type { Assets } from '../../server-entry.ts';
import { getMessages } from '../../messages/catalogues.ts';
import * as buttonStyles from '../../ui/button.module.css';
import * as styles from '../../ui/failure.module.css';
import { renderShell } from './document.ts';

export function failureDocument(assets: Assets, language: string): string {
  const { error } = getMessages(language);
  return renderShell({
    head: `<title>${error.failureTitle}</title><meta name="robots" content="noindex">`,
    body: `<main class="${styles.failure}"><h1>${error.failure}</h1><p><a class="${buttonStyles.button}" href="/">${error.failureHome}</a></p></main>`,
    language,
    assets: { ...assets, script: '', preloads: [] },
  });
}
