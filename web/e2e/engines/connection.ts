/** A session of W3C WebDriver. */
export interface Connection {
  send(command: Command, params?: object): Promise<any>;
  /** Presses keys on the keyboard, so that the browser can handle them before the page, such as `ctrl+k`. */
  pressKeys(keys: string): Promise<void>;
  /** Enters a text with an input method, which first shows its composition. */
  compose(text: string): Promise<void>;
  stop(): Promise<void>;
}

/** Each command with its HTTP method and path in WebDriver, and its name in Firefox. */
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
