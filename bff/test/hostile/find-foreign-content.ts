import { JSDOM } from 'jsdom';
import { PROBE } from './hostile-values.ts';

/** Schemes that run scripts or show foreign documents. */
const RUNS = /^(javascript|vbscript|data|blob|filesystem|livescript|mocha):/i;
const ADDRESSES = [
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'data',
  'poster',
  'background',
  'ping',
  'srcset',
];
/** An address of the site in quotes, which no name of a picture can close. */
const OWN_IN_STYLE = /url\("\/(?!\/)[^"\\\n\r\f]*"\)/g;
const RUNS_IN_STYLE = /javascript\s*:|expression\s*\(|url\s*\(|evil\.example/i;
const DATA = ['application/json', 'application/ld+json'];
const FRAMES = /^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//;

/** Returns the parts of a document that would run or load foreign content in a browser. */
export function findForeignContent(html: string, ownScript: string): string[] {
  const { document } = new JSDOM(html, { contentType: 'text/html' }).window;
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const describe = () => element.outerHTML.slice(0, 200);
    const found: string[] = [];
    if (name === PROBE) found.push(`an element of a text: ${describe()}`);
    if (name === 'script' && !isOwn(element, ownScript)) found.push(`a script: ${describe()}`);
    if (['object', 'embed', 'applet', 'base', 'frame', 'portal', 'math'].includes(name))
      found.push(`a ${name}: ${describe()}`);
    if (name === 'iframe' && !FRAMES.test(element.getAttribute('src') ?? '')) found.push(`a frame: ${describe()}`);
    if (name === 'meta' && element.hasAttribute('http-equiv')) found.push(`a header of HTTP: ${describe()}`);
    for (const attribute of element.attributes) {
      if (/^on/i.test(attribute.name) || attribute.name === 'srcdoc') found.push(`${attribute.name}: ${describe()}`);
      // Like browsers, ignores characters that addresses cannot contain.
      const value = attribute.value.replace(/[\u0000-\u0020]/g, '');
      if (ADDRESSES.includes(attribute.name) && RUNS.test(value))
        found.push(`${attribute.name} ${value.slice(0, 40)}: ${describe()}`);
      if (attribute.name === 'style' && RUNS_IN_STYLE.test(attribute.value.replace(OWN_IN_STYLE, '')))
        found.push(`style: ${describe()}`);
    }
    return found;
  });
}

function isOwn(script: Element, ownScript: string): boolean {
  if (DATA.includes(script.getAttribute('type') ?? '')) return isJson(script.textContent ?? '');
  return script.getAttribute('src') === ownScript && script.textContent === '';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
