import { browserCookie } from '../browser-cookie.ts';
import { type ContentSite, startContent } from '../editing-site.ts';
import type { Connection } from './connection.ts';
import { EnginePage } from './engine-page.ts';
import type { Locator } from './locator.ts';

/** A site and the browser window that shows it. */
export interface EngineSite {
  content: ContentSite;
  page: EnginePage;
  screen: Locator;
  /** Opens the page without a session. */
  visit(path: string): Promise<void>;
  /** Opens the page as an editor, in select mode. */
  edit(path: string): Promise<void>;
  /** Clicks a text of a block and waits for its caret. */
  putCaret(text: string): Promise<void>;
  /** Waits until the status begins with this text. */
  status(text: string): Promise<void>;
  stop(): Promise<void>;
}

export const SIZE = { width: 1440, height: 900 };

export async function startEngineSite(start: () => Promise<Connection>): Promise<EngineSite> {
  const [content, connection] = await Promise.all([startContent(), start()]);
  const page = new EnginePage(connection);
  const { screen } = page;
  const { url } = content.site.bff;
  const { cookie } = await content.site.signIn();
  const open = async (path: string, cookies: readonly { name: string; value: string }[]) => {
    // Cookies can be set only while a page of the site is open.
    await page.goto(`${url}/robots.txt`);
    await page.send('removeCookies');
    for (const { name, value } of cookies) await page.send('addCookie', { cookie: { name, value, path: '/' } });
    await page.goto(`${url}/${path}`);
  };
  await page.setSize(SIZE.width, SIZE.height);
  return {
    content,
    page,
    screen,
    visit: (path) => open(path, []),
    async edit(path) {
      await open(path, [browserCookie(cookie, url)]);
      await screen.css('[data-status-bar]').button('Edit').click();
      await screen.css('#main [data-ed-text]').nth(0).isShown();
    },
    async putCaret(text) {
      await screen.css('#main').text(text).click();
      await caretIn(screen, text);
      await page.press('End');
    },
    status: (text) =>
      screen
        .css('.ed-status-text')
        .having(new RegExp(`^${text}`))
        .isShown(),
    async stop() {
      await connection.stop();
      await content.stop();
    },
  };
}

/** Waits until this text has the caret. */
export const caretIn = (screen: Locator, text: string): Promise<void> =>
  screen.css('[contenteditable]:focus').having(text).isShown();
