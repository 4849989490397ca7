import { until } from '../../../services/kit/testing/until.ts';
import type { Command, Connection } from './connection.ts';
import { Locator } from './locator.ts';
import { readSelectorEngine } from './selector-engine.ts';

const KEYS: Record<string, string> = {
  ...{ Backspace: '\uE003', Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Control: '\uE009', Alt: '\uE00A' },
  ...{ Escape: '\uE00C', End: '\uE010', Home: '\uE011', ArrowLeft: '\uE012', ArrowUp: '\uE013' },
  ...{ ArrowRight: '\uE014', ArrowDown: '\uE015', Delete: '\uE017', F10: '\uE03A' },
};

export interface Point {
  x: number;
  y: number;
}

/** A browser window, operated as a person would: with the keyboard, the mouse and visible elements. */
export class EnginePage {
  readonly screen = new Locator(this, '');
  readonly #connection: Connection;
  readonly #engine = readSelectorEngine();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  send(command: Command, params?: object): Promise<any> {
    return this.#connection.send(command, params);
  }

  async setSize(width: number, height: number): Promise<void> {
    // A window has borders, and a window manager may first set another size.
    await until(async () => {
      const inner = await this.evaluate(() => ({ width: innerWidth, height: innerHeight }));
      if (inner.width === width && inner.height === height) return true;
      const outer = await this.send('windowSize');
      await this.send('resize', {
        width: outer.width + width - inner.width,
        height: outer.height + height - inner.height,
      });
      return false;
    });
  }

  goto = (url: string): Promise<void> => this.send('navigate', { url });

  async evaluate<T, A = undefined>(read: (argument: A) => T, argument?: A): Promise<Awaited<T>> {
    return this.#run(`(${read})(given)`, argument);
  }

  /** Calls `read` in the page with the elements of the selector, the argument and the selector engine. */
  async query<T>(selector: string, read: string, argument?: unknown): Promise<T> {
    const call = `(${read})(engine.querySelectorAll(engine.parseSelector(given.selector), document), given.argument, engine)`;
    const given = { selector, argument };
    const answer = await this.#run(
      `(() => { const engine = window.__engine; return engine ? ${call} : '__missing'; })()`,
      given,
    );
    if (answer !== '__missing') return answer;
    const options = `{ isUnderTest: false, sdkLanguage: 'javascript', frameSelectors: [], testIdAttributeName: 'data-testid', stableRafCount: 1, browserName: 'webkit', shouldPrependErrorPrefix: false, isUtilityWorld: false, customEngines: [] }`;
    const load = `const module = {}; ${this.#engine}; const engine = new (module.exports.InjectedScript())(window, ${options}); Object.defineProperty(window, '__engine', { value: engine, configurable: true });`;
    return this.#run(`(() => { ${load} return ${call}; })()`, given);
  }

  async #run(expression: string, given: unknown): Promise<any> {
    const script = `const [given, done] = arguments; (async () => ${expression})().then((value) => done({ value }), (error) => done({ error: String(error && error.message) }));`;
    const { value, error } = await this.send('run', { script, args: [given ?? null] });
    if (error) throw new Error(error);
    return value;
  }

  /** Presses keys at the same time, such as `Control+Shift+Enter`. */
  async press(keys: string): Promise<void> {
    const held = keys.split('+').map((key) => KEYS[key] ?? key);
    await this.#keys([
      ...held.map((value) => ({ type: 'keyDown', value })),
      ...held.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
  }

  /** The browser handles these keys first and may not pass them on, unlike those of `press`. */
  pressOnKeyboard(keys: string): Promise<void> {
    const names: Record<string, string> = { Control: 'ctrl', Shift: 'shift', Enter: 'Return' };
    const held = keys.split('+').map((key) => names[key] ?? key);
    return this.#connection.pressKeys(held.join('+'));
  }

  compose = (text: string): Promise<void> => this.#connection.compose(text);

  async type(text: string): Promise<void> {
    await this.#keys(
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  }

  #keys(actions: object[]): Promise<void> {
    return this.send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** `hold` is a key that is pressed during the click. */
  async click(at: Point, { times = 1, hold }: { times?: number; hold?: string } = {}): Promise<void> {
    const presses = Array.from({ length: times }, () => [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
    const pointer = [moveTo(at), ...presses.flat()];
    if (!hold) return this.#mouse(pointer);
    await this.#keys([{ type: 'keyDown', value: KEYS[hold] }]);
    await this.#mouse(pointer);
    await this.#keys([{ type: 'keyUp', value: KEYS[hold] }]);
  }

  hover = (at: Point): Promise<void> => this.#mouse([moveTo(at)]);

  /** The pointer moves in several steps, because a press with a single move is not a drag. */
  drag(from: Point, to: Point, steps = 6): Promise<void> {
    const part = (step: number) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    });
    const moves = Array.from({ length: steps }, (_, step) => ({ ...moveTo(part(step + 1)), duration: 20 }));
    const [down, up] = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    return this.#mouse([moveTo(from), down, ...moves, up]);
  }

  #mouse(actions: object[]): Promise<void> {
    return this.send('act', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  }
}

const moveTo = ({ x, y }: Point) => ({
  type: 'pointerMove',
  origin: 'viewport',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
});
