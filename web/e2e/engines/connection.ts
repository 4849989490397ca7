/** A session of W3C WebDriver. */
export interface Connection {
  send(command: Command, params?: object): Promise<any>;
  stop(): Promise<void>;
}

/** Each command as Firefox names it. */
export const commands = {
  navigate: 'WebDriver:Navigate',
  run: 'WebDriver:ExecuteAsyncScript',
  act: 'WebDriver:PerformActions',
  addCookie: 'WebDriver:AddCookie',
  removeCookies: 'WebDriver:DeleteAllCookies',
  find: 'WebDriver:FindElement',
  windowSize: 'WebDriver:GetWindowRect',
  resize: 'WebDriver:SetWindowRect',
  putFiles: 'WebDriver:ElementSendKeys',
} as const;

export type Command = keyof typeof commands;

export const capabilities = {
  timeouts: { script: 30_000, pageLoad: 60_000, implicit: 0 },
  unhandledPromptBehavior: 'accept',
};
