import { basename } from 'node:path';

/** One page with all pictures: a row for each view and theme, a column for each screen. */
export function contactSheet(looks) {
  const names = [...new Set(looks.map(rowNameOf))];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>
  body { font: 16px/1.4 system-ui, sans-serif; margin: 2rem; background: #f4f4f2; color: #17261f; }
  section { margin-block: 2rem; }
  .row { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
  figure { margin: 0; flex: none; }
  img { display: block; height: 360px; width: auto; max-width: 640px; object-fit: cover; object-position: top; border: 1px solid #ccc; }
  .broken { color: #a3341c; max-width: 40rem; }
</style>
<h1>Gallery</h1>
<p>${looks.length} views, ${looks.filter(({ complaints }) => complaints.length > 0).length} of them with complaints.</p>
${names
  .map((name) =>
    rowOf(
      name,
      looks.filter((look) => rowNameOf(look) === name),
    ),
  )
  .join('\n')}
</html>
`;
}

const rowNameOf = ({ view, theme }) => `${view}, ${theme}`;

const rowOf = (name, looks) => `<section><h2>${escape(name)}</h2><div class="row">
${looks.map(figureOf).join('\n')}
</div></section>`;

const figureOf = ({ width, path, pictures, complaints }) => `<figure>
<figcaption>${width} px, ${escape(path)}</figcaption>
<div class="row">${pictures
  .map((file) => `<a href="${basename(file)}"><img src="${basename(file)}" alt="" loading="lazy"></a>`)
  .join('')}</div>
${complaints.length > 0 ? `<ul class="broken">${complaints.map((one) => `<li>${escape(one)}</li>`).join('')}</ul>` : ''}
</figure>`;

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
