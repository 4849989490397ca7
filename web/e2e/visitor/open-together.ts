import type { Page } from 'playwright-core';

/**
 * Opens the first page and adds the others below it, because one scan costs less than a visit and a scan of each. Pages of a theme have
 * the same header and footer, which only the first of them shows.
 */
export async function openTogether(page: Page, [first, ...others]: string[]): Promise<void> {
  await page.goto(first!);
  await page.evaluate(async (urls) => {
    for (const url of urls) {
      const html = await (await fetch(url)).text();
      const added = new DOMParser().parseFromString(html, 'text/html').querySelector<HTMLElement>('[data-theme]')!;
      if (document.querySelector(`[data-theme="${added.dataset.theme}"]`))
        for (const part of added.querySelectorAll('[data-part=header], [data-part=footer]')) part.remove();
      document.body.append(document.importNode(added, true));
    }
  }, others);
}
