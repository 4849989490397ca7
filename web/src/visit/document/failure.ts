import type { Assets } from '../../server-entry.ts';
import { renderShell } from './document.ts';
import { FAILURE } from '../text/error-messages.ts';

/** Needs no data and runs no script. */
export const failureDocument = (assets: Assets): string =>
  renderShell({
    head: '<title>An error occurred</title><meta name="robots" content="noindex">',
    body: `<main class="failure"><h1>${FAILURE.title}</h1><p><a class="button" href="/">${FAILURE.home}</a></p></main>`,
    language: 'en',
    assets: { ...assets, script: '', preloads: [] },
  });
