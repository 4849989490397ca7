import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/machine/ports.mjs';
import { until } from '../../../services/kit/testing/until.ts';
import { commands, type Connection, capabilities } from './connection.ts';
import { openOnScreen, type Screen } from './open-on-screen.ts';

const preferences = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  // The tab that the first start opens in the background would take the focus.
  'browser.aboutwelcome.enabled': false,
  'dom.disable_beforeunload': true,
};

/** This runs in the page with privileges of Firefox, because a virtual screen has no input method. */
const COMPOSE = `
  const [text] = arguments;
  const method = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
  method.beginInputTransactionForTests(window);
  method.setPendingCompositionString(text);
  method.appendClauseToPendingComposition(text.length, method.ATTR_RAW_CLAUSE);
  method.setCaretInPendingComposition(text.length);
  method.flushPendingComposition();
  method.commitComposition();`;

/** Uses the protocol of Firefox, which accepts WebDriver commands, so no driver is needed. */
export const startFirefox = (): Promise<Connection> => openOnScreen(openFirefox);

async function openFirefox(screen: Screen): Promise<Connection> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const port = await freePort();
  const all = Object.entries({ ...preferences, 'marionette.port': port });
  writeFileSync(
    join(profile, 'user.js'),
    all.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`).join('\n'),
  );
  const args = ['--no-remote', '--marionette', '--remote-allow-system-access', '--profile', profile];
  screen.start(process.env.FIREFOX ?? 'firefox-esr', args, { HOME: profile });
  let socket: Socket | undefined;
  await until(async () => (socket = await tryConnect(port)), 60_000);
  const { send, ready } = exchange(socket!);
  await ready;
  await send('WebDriver:NewSession', capabilities);
  return {
    send: async (command, params) => {
      const answer = await send(commands[command][2], params);
      return answer && typeof answer === 'object' && 'value' in answer ? answer.value : answer;
    },
    pressKeys: screen.pressKeys,
    compose: (text) => send('WebDriver:ExecuteScript', { script: COMPOSE, args: [text], sandbox: 'system' }),
    async stop() {
      socket!.destroy();
      await screen.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

const tryConnect = (port: number): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket)).once('error', () => resolve(undefined));
  });

/** Messages are `<length>:[0, id, command, parameters]` and `<length>:[1, id, error, result]`. The first message is a greeting. */
function exchange(socket: Socket) {
  let received = Buffer.alloc(0);
  let last = 0;
  let greet = () => {};
  const ready = new Promise<void>((resolve) => (greet = resolve));
  const waiting = new Map<number, { resolve: (value: any) => void; reject: (error: Error) => void }>();
  const take = (message: any) => {
    if (!Array.isArray(message)) return greet();
    const [, id, error, result] = message;
    if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  };
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      take(message);
    }
  });
  socket.on('close', () => waiting.forEach(({ reject }) => reject(new Error('Firefox has ended'))));
  const send = (name: string, params: object = {}): Promise<any> =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      const message = JSON.stringify([0, last, name, params]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  return { send, ready };
}
