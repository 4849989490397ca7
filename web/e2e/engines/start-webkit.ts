import { existsSync, readdirSync } from 'node:fs';
import { freePort } from '../../../scripts/machine/ports.mjs';
import { until } from '../../../services/kit/testing/until.ts';
import { capabilities, commands, type Connection } from './connection.ts';
import { openOnScreen, type Screen } from './open-on-screen.ts';

/** Starts MiniBrowser of WebKitGTK. */
export const startWebKit = (): Promise<Connection> => openOnScreen(openMiniBrowser);

async function openMiniBrowser(screen: Screen): Promise<Connection> {
  const port = await freePort();
  // With this input method of GTK, Ctrl+Shift+U enters the number of a character.
  const inputMethod = { GTK_IM_MODULE: 'gtk-im-context-simple', LC_ALL: 'C.UTF-8' };
  screen.start('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], inputMethod);
  const base = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${base}/status`).catch(() => undefined))?.ok, 30_000);
  const { sessionId } = await request(`${base}/session`, 'POST', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
        ...capabilities,
      },
    },
  });
  return {
    send(command, params: Record<string, unknown> = {}) {
      const [method, path] = commands[command];
      const url = `${base}/session/${sessionId}${path.replace('{id}', String(params.id))}`;
      return request(url, method, method === 'POST' ? params : undefined);
    },
    pressKeys: screen.pressKeys,
    async compose(text) {
      for (const sign of text) await screen.pressKeys('ctrl+shift+u', ...sign.codePointAt(0)!.toString(16), 'space');
    },
    async stop() {
      // The browser stays open if its session is not deleted.
      await request(`${base}/session/${sessionId}`, 'DELETE').catch(() => undefined);
      await screen.stop();
    },
  };
}

/** Debian installs MiniBrowser in a folder that depends on the architecture and version. */
function findMiniBrowser(): string | undefined {
  const libraries = readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`);
  const versions = libraries.flatMap((folder) =>
    ['4.0', '4.1', '6.0'].map((of) => `${folder}/webkit2gtk-${of}/MiniBrowser`),
  );
  return versions.findLast((file) => existsSync(file));
}

async function request(url: string, method: string, body?: object): Promise<any> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: any };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
