import { basename } from 'node:path';

export function contactSheet(screenshots) {
  const names = [...new Set(screenshots.map(rowNameOf))];
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
<p>${screenshots.length} views, ${screenshots.filter(({ problems }) => problems.length > 0).length} with problems.</p>
${names
  .map((name) =>
    rowOf(
      name,
      screenshots.filter((screenshot) => rowNameOf(screenshot) === name),
    ),
  )
  .join('\n')}
</html>
`;
}

const rowNameOf = ({ view, theme }) => `${view}, ${theme}`;

const rowOf = (name, screenshots) => `<section><h2>${escape(name)}</h2><div class="row">
${screenshots.map(figureOf).join('\n')}
</div></section>`;

const figureOf = ({ width, path, pictures, problems }) => `<figure>
<figcaption>${width} px, ${escape(path)}</figcaption>
<div class="row">${pictures
  .map((file) => `<a href="${basename(file)}"><img src="${basename(file)}" alt="" loading="lazy"></a>`)
  .join('')}</div>
${problems.length > 0 ? `<ul class="broken">${problems.map((problem) => `<li>${escape(problem)}</li>`).join('')}</ul>` : ''}
</figure>`;

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
