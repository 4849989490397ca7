import { connectNats } from '../../services/kit/bus/connect-nats.ts';
import { NatsBus } from '../../services/kit/bus/nats-bus.ts';
import { Installation } from '../../services/kit/archive-file/installation.ts';
import type { Files } from '../../services/kit/files/files.ts';
import { openFiles } from '../../services/kit/files/open-files.ts';
import { parseSettings } from '../../services/kit/settings.ts';
import { openRootSession } from '../as-root/root-session.ts';
import { rebuildable } from '../rebuild/rebuildable.ts';

interface ConnectedInstallation {
  installation: Installation;
  files: Files;
  rebuild(): Promise<void>;
}

const CALL_MS = 60_000;
const REBUILD_MS = 60 * 60_000;

export async function withInstallation<T>(use: (connected: ConnectedInstallation) => Promise<T>): Promise<T> {
  const { natsUrl, natsCredentials, root, filesUrl } = parseSettings(process.env);
  const nats = await connectNats(natsUrl, 'tools', natsCredentials);
  try {
    const session = await openRootSession(new NatsBus(nats), root);
    const result = await use({
      installation: new Installation((call, input) => session.call(call, input, { domainId: '', timeoutMs: CALL_MS })),
      files: openFiles(filesUrl),
      rebuild: async () => {
        for (const call of rebuildable) await session.call(call, {}, { domainId: '', timeoutMs: REBUILD_MS });
      },
    });
    await session.end();
    return result;
  } finally {
    await nats.close();
  }
}
