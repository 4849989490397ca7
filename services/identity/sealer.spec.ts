import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSettings } from '../kit/settings.ts';
import { newTokenKey, privatePemOf } from '../kit/token/token-keys.ts';
import { Sealer } from './sealer.ts';

type Keys = Parameters<typeof privatePemOf>[0];

async function sealerWith(keys: Keys): Promise<Sealer> {
  const tokenPrivateKeyFile = join(await mkdtemp(join(tmpdir(), 'keys-')), 'private.pem');
  await writeFile(tokenPrivateKeyFile, privatePemOf(keys));
  const sealer = new Sealer({ ...parseSettings({}), tokenPrivateKeyFile });
  await sealer.onModuleInit();
  return sealer;
}

const [first, second] = [newTokenKey(), newTokenKey()];

test('a secret is sealed differently each time, and opens', async () => {
  const sealer = await sealerWith([first]);
  const [one, other] = [sealer.seal('geheim ü'), sealer.seal('geheim ü')];
  expect(one).not.toBe(other);
  expect([sealer.open(one), sealer.open(other)]).toEqual(['geheim ü', 'geheim ü']);
});

test('a changed, cut or foreign secret does not open', async () => {
  const sealer = await sealerWith([first]);
  const sealed = sealer.seal('secret');
  const changed = `${sealed[0] === 'A' ? 'B' : 'A'}${sealed.slice(1)}`;
  const foreign = (await sealerWith([second])).seal('secret');
  expect([changed, sealed.slice(0, 30), '', foreign].map((one) => sealer.open(one))).toEqual(Array(4).fill(null));
});

test('a rotation of keys loses no secret', async () => {
  const sealed = (await sealerWith([first])).seal('secret');
  const rotating = await sealerWith([second, first]);
  expect(rotating.open(sealed)).toBe('secret');
  const renewed = rotating.renew(sealed)!;
  expect(rotating.renew(renewed)).toBeNull();
  expect((await sealerWith([second])).open(renewed)).toBe('secret');
});
