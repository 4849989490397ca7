/** Returns the text of HTML in one line. A template runs and loads nothing. */
export function plainText(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.textContent.replace(/\s+/g, ' ').trim();
}
