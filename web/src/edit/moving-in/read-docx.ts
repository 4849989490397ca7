import mammoth from 'mammoth';
import { fingerprint } from './fingerprint.ts';
import type { ImportedFile } from './imported-article.ts';
import { plainText } from './plain-text.ts';

const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh", 'u => u'];

/** Only browsers read an `ArrayBuffer`, and only Node.js a `Buffer`. */
type Source = Parameters<typeof mammoth.convertToHtml>[0];

export async function readDocx(source: Source, fileName: string): Promise<ImportedFile> {
  const name = fileName
    .replace(/\.docx$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  const files = new Map<string, File>();
  const convertImage = mammoth.images.imgElement(async (picture) => {
    const { contentType: type } = picture;
    // An equal picture of any document has the same address, so that it is added to the gallery once.
    const src = `picture:${fingerprint(await picture.readAsBase64String())}`;
    const file = `${name} ${files.size + 1}.${type.replace(/^image\/(x-)?|\+.*$/g, '')}`;
    files.set(src, new File([await picture.readAsArrayBuffer()], file, { type }));
    return { src };
  });
  const { value } = await mammoth.convertToHtml(source, { styleMap: STYLES, convertImage });
  const { title, html } = splitTitle(value.replace(/<a href="#(foot|end)note-ref-[^"]*">[^<]*<\/a>/g, ''));
  return {
    articles: [
      {
        key: fileName.slice(-300),
        isPage: false,
        address: '',
        path: title || name,
        title: title || name,
        html,
        excerpt: '',
        tags: [],
        date: '',
        author: '',
        picture: '',
        files,
        notes: [],
      },
    ],
    notes: [],
  };
}

/** A heading of level 1 at the beginning is the title. */
function splitTitle(html: string): { title: string; html: string } {
  const [heading = '', text = ''] = /^<h1>(.*?)<\/h1>/s.exec(html) ?? [];
  const title = /<img/.test(text) ? '' : plainText(text);
  return title === '' ? { title, html } : { title, html: html.slice(heading.length) };
}
