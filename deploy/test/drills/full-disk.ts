import { aPicture } from '../../../bff/test/media/a-picture.ts';
import { imageName } from '../../../scripts/image/build-images.mjs';
import { runOnce } from '../container-engine.ts';
import type { System } from './system.ts';

const FILLER = '/buckets/filler';
const BLOCK_BYTES = 65_536;

const inBuckets = ({ buckets }: System, script: string) =>
  runOnce(imageName('services'), {
    volumes: { [buckets]: '/buckets' },
    options: ['--user', '0:0', '--cap-add', 'DAC_OVERRIDE', '--entrypoint', 'node'],
    command: ['--eval', script],
  });

export const fillDisk = (system: System): Promise<string> =>
  inBuckets(
    system,
    `const file = fs.openSync('${FILLER}', 'a');
     try { for (;;) fs.writeSync(file, Buffer.alloc(${BLOCK_BYTES})); } catch (error) { if (error.code !== 'ENOSPC') throw error; }`,
  );

export const freeDisk = (system: System): Promise<string> => inBuckets(system, `fs.rmSync('${FILLER}')`);

export async function upload(system: System): Promise<{ status: number; text: string }> {
  const form = new FormData();
  form.set('alt', 'A picture');
  form.set('file', new Blob([new Uint8Array(aPicture(600, 400))], { type: 'image/png' }), 'a.png');
  const headers = await system.signIn();
  const answer = await fetch(`${system.url}/api/image/upload`, { method: 'POST', body: form, headers });
  return { status: answer.status, text: await answer.text() };
}
