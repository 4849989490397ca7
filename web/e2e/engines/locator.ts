import { until } from '../../../services/kit/testing/until.ts';
import type { EnginePage, Point } from './engine-page.ts';
import { selectors } from './selector-engine.ts';

interface Where extends Partial<Point> {
  times?: number;
  hold?: string;
}

const WAIT_MS = 15_000;

/** The elements that match a selector at the time of each call. */
export class Locator {
  readonly page: EnginePage;
  readonly selector: string;

  constructor(page: EnginePage, selector: string) {
    this.page = page;
    this.selector = selector;
  }

  css(selector: string): Locator {
    return new Locator(this.page, this.selector ? `${this.selector} >> ${selector}` : selector);
  }

  role = (role: string, name?: string | RegExp): Locator => this.css(selectors.role(role, { name, exact: true }));
  button = (name: string | RegExp): Locator => this.role('button', name);
  dialog = (name: string | RegExp): Locator => this.role('dialog', name);
  text = (text: string | RegExp): Locator => this.css(selectors.text(text, { exact: true }));
  label = (text: string | RegExp): Locator => this.css(selectors.label(text, { exact: true }));
  having = (text: string | RegExp): Locator => this.css(selectors.hasText(text));
  nth = (index: number): Locator => this.css(`nth=${index}`);

  count = (): Promise<number> => this.page.query(this.selector, '(found) => found.length');
  texts = (): Promise<string[]> => this.page.query(this.selector, '(found) => found.map((one) => one.textContent)');

  /** Waits for a single visible element, and calls `read` in the page. */
  async read<T>(read: (element: any, argument?: any) => T, argument?: unknown): Promise<T> {
    await this.isShown();
    return this.page.query(this.selector, `(found, argument) => (${read})(found[0], argument)`, argument);
  }

  isShown = (): Promise<void> => this.#wait('is not shown', async () => (await this.#shown()) === 1);
  isGone = (): Promise<void> => this.#wait('is still shown', async () => (await this.#shown()) === 0);

  #shown = (): Promise<number> =>
    this.page.query(
      this.selector,
      '(found, _, engine) => found.filter((one) => engine.elementState(one, "visible", true).matches).length',
    );

  async #wait(what: string, condition: () => Promise<boolean>): Promise<void> {
    let reason: unknown;
    const attempt = () => condition().catch((error) => void (reason = error));
    await until(attempt, WAIT_MS).catch(() => {
      throw new Error(`${this.selector} ${what}${reason ? `: ${reason}` : ''}`);
    });
  }

  /** Waits until the element neither moves nor is covered. Returns its centre by default. */
  async point({ x, y }: Partial<Point> = {}): Promise<Point> {
    let at: Point | null = null;
    await this.#wait('cannot be pressed', async () => {
      at = await this.page.query(this.selector, String(findPoint), { x, y });
      return at !== null;
    });
    return at!;
  }

  click = async ({ times, hold, ...where }: Where = {}): Promise<void> =>
    this.page.click(await this.point(where), { times, hold });

  hover = async (): Promise<void> => this.page.hover(await this.point());

  /** Replaces the content of a field with the keyboard. */
  async fill(text: string): Promise<void> {
    await this.read((element) => {
      element.focus();
      element.select();
    });
    if (text) await this.page.type(text);
    else await this.page.press('Delete');
  }

  async putFile(path: string): Promise<void> {
    const mark = `file-${Date.now()}`;
    await this.#wait('is missing', async () => (await this.count()) === 1);
    await this.page.query(this.selector, '(found, mark) => found[0].setAttribute("data-file", mark)', mark);
    const element = await this.page.send('find', { using: 'css selector', value: `[data-file="${mark}"]` });
    await this.page.send('putFiles', { id: Object.values(element)[0], text: path });
  }
}

/** This function runs in the page. */
async function findPoint(found: HTMLElement[], { x, y }: Partial<Point>, engine: any): Promise<Point | null> {
  const [element] = found;
  if (found.length !== 1 || !engine.elementState(element, 'visible', true).matches) return null;
  if (engine.elementState(element, 'disabled', true).matches) return null;
  const before = element!.getBoundingClientRect();
  if (before.top < 0 || before.bottom > innerHeight) element!.scrollIntoView({ block: 'center', behavior: 'instant' });
  const first = element!.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const box = element!.getBoundingClientRect();
  if (Math.abs(first.x - box.x) + Math.abs(first.y - box.y) + Math.abs(first.height - box.height) > 1) return null;
  const line = x === undefined ? element!.getClientRects()[0]! : box;
  const at = { x: line.x + (x ?? line.width / 2), y: line.y + (y ?? line.height / 2) };
  const hit = document.elementFromPoint(at.x, at.y);
  const label = hit?.closest('label');
  const isReached = hit !== null && (element!.contains(hit) || (label && label.control === element));
  return isReached ? at : null;
}
