const BLOCK =
  /^<\/?(address|article|aside|blockquote|body|caption|center|col|colgroup|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|legend|li|main|nav|object|ol|p|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul|video)\b/i;

/** The classic editor stores blank lines instead of paragraphs, and single line ends instead of line breaks. */
export const addParagraphs = (html: string): string =>
  html
    .split(/(<pre\b.*?<\/pre>|<script\b.*?<\/script>|<style\b.*?<\/style>)/gis)
    .map((part, index) => (index % 2 === 1 ? part : paragraphsOf(part)))
    .join('\n');

const paragraphsOf = (html: string): string =>
  html
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.replaceAll('\n', '<br>\n')}</p>`))
    .join('\n');
