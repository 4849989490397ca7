import type { Page } from 'playwright-core';

/** Words of the page that stand in it but can not be seen, but for what can be unfolded, jobs past their closing date and what only a script can fill. */
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
