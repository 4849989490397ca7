/** A session of W3C WebDriver. */
export interface Connection {
  send(command: Command, params?: object): Promise<any>;
  /** Presses keys as a keyboard does, so that the browser can use them before the page, such as `ctrl+k`. */
  pressKeys(keys: string): Promise<void>;
  /** Writes a text as an input method does, which first shows what it composes. */
  compose(text: string): Promise<void>;
  stop(): Promise<void>;
}

/** Each command as WebDriver addresses it over HTTP, and as Firefox names it. */
export const commands = {
  navigate: ['POST', '/url', 'WebDriver:Navigate'],
  run: ['POST', '/execute/async', 'WebDriver:ExecuteAsyncScript'],
  act: ['POST', '/actions', 'WebDriver:PerformActions'],
  addCookie: ['POST', '/cookie', 'WebDriver:AddCookie'],
  removeCookies: ['DELETE', '/cookie', 'WebDriver:DeleteAllCookies'],
  find: ['POST', '/element', 'WebDriver:FindElement'],
  windowSize: ['GET', '/window/rect', 'WebDriver:GetWindowRect'],
  resize: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  putFiles: ['POST', '/element/{id}/value', 'WebDriver:ElementSendKeys'],
} as const satisfies Record<string, readonly [method: string, path: string, name: string]>;

export type Command = keyof typeof commands;

export const capabilities = {
  timeouts: { script: 30_000, pageLoad: 60_000, implicit: 0 },
  unhandledPromptBehavior: 'accept',
};
