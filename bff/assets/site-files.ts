import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { readCompressed } from './compressed.ts';
import { createEtag, type FinishedResponse, toEncodedResponse } from '../http/finished-response.ts';
import { inertHeaders } from '../security/security-headers.ts';
import { encodePart } from '../../proto/unicode.ts';

export type SiteFiles = Map<string, FinishedResponse>;

export async function loadSiteFiles(directory: string): Promise<SiteFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const served = files.filter((file) => !hidden.test(relative(directory, file)));
  return new Map(
    await Promise.all(
      served.map(async (file): Promise<[string, FinishedResponse]> => {
        const path = relative(directory, file).split(sep).join('/');
        return [
          `/${path.split('/').map(encodePart).join('/')}`,
          await createSiteFile(path, await readFile(file), file),
        ];
      }),
    ),
  );
}

const hidden = /(^|[/\\])\.|\.(br|gz)$/;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
};
const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;

/** Files of the build are stored with their compressed forms. */
export async function createSiteFile(path: string, body: Buffer, file?: string): Promise<FinishedResponse> {
  const type = types[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const etag = createEtag(body);
  const shared = [
    ...['cache-control', cacheControlOf(path)],
    ...['vary', 'Accept-Encoding'],
    ...Object.entries({
      ...inertHeaders,
      // An SVG file that is opened directly needs its inline styles.
      ...(type === 'image/svg+xml' && {
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      }),
    }).flat(),
    ...['etag', etag],
  ];
  const forms = compressible.test(type) && body.length > 500 ? await readCompressed(file, body) : {};
  return {
    status: 200,
    etag,
    unchanged: shared,
    identity: toEncodedResponse(body, type, shared),
    ...(forms.gzip && { gzip: toEncodedResponse(forms.gzip, type, shared, 'gzip') }),
    ...(forms.br && { br: toEncodedResponse(forms.br, type, shared, 'br') }),
  };
}

const cacheControlOf = (path: string): string =>
  path.startsWith('assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=86400, stale-while-revalidate=2592000';
