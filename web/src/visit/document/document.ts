import { escapeMarkup } from '../../../../proto/escape-markup.ts';
import type { Visit } from '../../../../proto/visit.ts';
import type { Assets } from '../../server-entry.ts';
import type { Picture } from '../../../../proto/values.ts';
import { markUrl } from '../../brand/mark-url.ts';
import { linksOf } from '../head/address-head.ts';
import { type Head, createHead } from '../head/head.ts';
import { getMessages } from '../../messages/catalogues.ts';
import * as buttonStyles from '../../ui/button.module.css';
import * as failureStyles from '../../ui/failure.module.css';

/** React renders preload links before the markup, but they must be in the head. */
const PRELOADS_FIRST = /^(?:<link rel="preload"[^>]*>)*/;

/** The document contains no inline scripts, and the visit is embedded as JSON. */
export function renderDocument(visit: Visit, rendered: string, assets: Assets, nonce?: string): string {
  const early = PRELOADS_FIRST.exec(rendered)![0];
  const site = rendered.slice(early.length);
  return renderShell({
    head: headHtml(createHead(visit)) + early,
    body: `<div id="site">${site}</div><script type="application/json" id="visit"${attribute('nonce', nonce)}>${escapeJson(visit)}</script>`,
    assets,
    nonce,
    theme: visit.page?.theme,
    mark: visit.brand?.mark,
    language: visit.language,
  });
}

function renderShell(parts: {
  head: string;
  body: string;
  assets: Assets;
  nonce?: string;
  theme?: string;
  /** Picture that the icons show instead of the sign of the product. */
  mark?: Picture;
  language: string;
}): string {
  const { assets, nonce, mark } = parts;
  const theme = parts.theme === 'darkSlate' ? parts.theme : 'standard';
  const links = [
    ...fontsFor(parts).map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}"${attribute('nonce', nonce)}>`),
    ...(assets.start ? [] : assets.preloads).map((href) => `<link rel="modulepreload" href="${href}">`),
  ].join('');
  return (
    `<!doctype html><html lang="${escapeMarkup(parts.language)}" data-ground="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `${parts.head}${mark?.imageId ? markIcons(mark) : ICONS}${MANIFEST}` +
    `${themeColours(assets, theme)}${links}` +
    // Styles and fonts precede the script, because a page is readable before its script arrives.
    scriptFor(assets, nonce) +
    `</head><body>${parts.body}</body></html>`
  );
}

function scriptFor({ script, start }: Assets, nonce?: string): string {
  if (!script) return '';
  const source = start ? `src="${start}" data-site="${script}"` : `src="${script}"`;
  return `<script type="module" fetchpriority="low" ${source}${attribute('nonce', nonce)}></script>`;
}

const ICONS =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">';

const MANIFEST = '<link rel="manifest" href="/manifest.webmanifest">';

const markIcons = (mark: Picture): string =>
  `<link rel="icon"${attribute('href', markUrl(mark, 64, 'png'))} type="image/png">` +
  `<link rel="apple-touch-icon"${attribute('href', markUrl(mark, 200, 'jpg'))}>`;

function themeColours({ grounds = GROUNDS, darkTheme }: Assets, theme: keyof typeof GROUNDS): string {
  if (!darkTheme || theme === 'darkSlate') return `<meta name="theme-color" content="${grounds[theme]}">`;
  const colour = (scheme: string, content: string) =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${content}">`;
  return colour('light', grounds.standard) + colour('dark', grounds.darkSlate);
}

const GROUNDS = { standard: '#fbf5ea', darkSlate: '#1c262d' };

/** Letters of the extended subset in fonts.css. */
const EXTENDED_LATIN = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff]/;

const fontsFor = ({ body, assets }: { body: string; assets: Assets }): string[] =>
  EXTENDED_LATIN.test(body) ? [...assets.fonts.base, ...assets.fonts.extended] : assets.fonts.base;

function headHtml(head: Head): string {
  const lines = [
    `<title>${escapeMarkup(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'keywords', head.keywords),
    head.noIndex ? meta('name', 'robots', 'noindex') : '',
    ...linksOf(head).map(
      (link) =>
        `<link${Object.entries(link)
          .map(([name, value]) => attribute(name, value))
          .join('')}>`,
    ),
    ...head.sharing.map(({ name, content }) => meta(/^(og|article):/.test(name) ? 'property' : 'name', name, content)),
    ...head.jsonLd.map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
  ];
  return lines.join('');
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  content && `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`;

const attribute = (name: string, value: string | undefined): string =>
  value ? ` ${name}="${escapeMarkup(value)}"` : '';

/** Escapes the JSON, so that it cannot end the script element. */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

export function failureDocument(assets: Assets, language: string): string {
  const { error } = getMessages(language);
  return renderShell({
    head: `<title>${error.failureTitle}</title><meta name="robots" content="noindex">`,
    body: `<main class="${failureStyles.failure}"><h1>${error.failure}</h1><p><a class="${buttonStyles.button}" href="/">${error.failureHome}</a></p></main>`,
    language,
    assets: { ...assets, script: '', preloads: [] },
  });
}
