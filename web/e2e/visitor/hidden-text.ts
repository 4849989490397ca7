import type { Page } from 'playwright-core';

/** Returns invisible words of the page, except in closed disclosures, expired jobs and elements that only a script fills. */
export const findHiddenText = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const unseen: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!;
      const text = walker.currentNode.textContent!.trim();
      if (
        !text ||
        parent.closest(
          'details:not([open]), [data-block=JobListings] [hidden], .unseen, [aria-live], [data-block=MailchimpForm] form, noscript, template, script, option, datalist',
        )
      )
        continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) unseen.push(text);
    }
    return unseen;
  });
