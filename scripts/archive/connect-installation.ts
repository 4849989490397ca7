import { Installation } from '../../services/kit/archive-file/installation.ts';
import type { Files } from '../../services/kit/files/files.ts';
import { openFiles } from '../../services/kit/files/open-files.ts';
import { parseSettings } from '../../services/kit/settings.ts';
import { withRootSession } from '../as-root/root-session.ts';
import { rebuildable } from '../rebuild/rebuildable.ts';

interface ConnectedInstallation {
  installation: Installation;
  files: Files;
  rebuild(): Promise<void>;
}

const CALL_MS = 60_000;
const REBUILD_MS = 60 * 60_000;

export async function withInstallation<T>(use: (connected: ConnectedInstallation) => Promise<T>): Promise<T> {
  const settings = parseSettings(process.env);
  return withRootSession(settings, (session) =>
    use({
      installation: new Installation((call, input) => session.call(call, input, { domainId: '', timeoutMs: CALL_MS })),
      files: openFiles(settings.filesUrl),
      rebuild: async () => {
        for (const call of rebuildable) await session.call(call, {}, { domainId: '', timeoutMs: REBUILD_MS });
      },
    }),
  );
}
