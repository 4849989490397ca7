import { Marked } from 'marked';

const PICTURE = /\beditor-guide\/([\w]+)\.jpg\b/g;

const marked = new Marked({ renderer: { image: renderImage } });

/**
 * Converts docs/editor-guide.md to an introduction and sections in HTML.
 * @returns {{ introduction: string, sections: { title: string, html: string }[] }}
 */
export function parseGuide(markdown) {
  const [opening, ...sections] = markdown.split(/^## /m);
  return {
    introduction: marked.parse(opening.replace(/^# .*$/m, '')),
    sections: sections.map((section) => {
      const end = section.indexOf('\n');
      return { title: section.slice(0, end).trim(), html: marked.parse(section.slice(end)) };
    }),
  };
}

/** Vite plugin that imports the guide as HTML. Its pictures become files of the build. */
export const editorGuide = {
  name: 'editor-guide',
  transform: {
    filter: { id: /\/editor-guide\.md$/ },
    handler: (markdown) => ({ code: toModule(markdown), map: null, moduleType: 'js' }),
  },
};

function toModule(markdown) {
  const names = new Set([...markdown.matchAll(PICTURE)].map(([, name]) => name));
  const imports = [...names].map((name) => `import picture_${name} from './editor-guide/${name}.jpg';`);
  const guide = JSON.stringify(parseGuide(markdown)).replaceAll(PICTURE, (_, name) => `" + picture_${name} + "`);
  return `${imports.join('\n')}\nexport const guide = ${guide};\n`;
}

function renderImage({ href, text }) {
  return `<img src="${href}" alt="${text.replaceAll('"', '&quot;')}" loading="lazy">`;
}
