import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePrivate } from './data-folder.mjs';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
let above: string;
let umask: number;
beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'private-'));
  umask = process.umask();
});
afterEach(() => {
  process.umask(umask);
  rmSync(above, { recursive: true });
});

describe('the data folder', () => {
  test('is private, and so is everything that is created in it afterwards', () => {
    const data = join(above, 'data');
    makePrivate(data);
    mkdirSync(join(data, 'store'));
    writeFileSync(join(data, 'store', 'pages.db'), '');
    expect([data, join(data, 'store'), join(data, 'store', 'pages.db')].map(modeOf)).toEqual(['700', '700', '600']);
  });

  test('that an earlier version left readable for other users becomes private', () => {
    const data = join(above, 'data');
    mkdirSync(join(data, 'store'), { recursive: true });
    writeFileSync(join(data, 'login.json'), '{}');
    writeFileSync(join(data, 'store', 'identity.db'), '');
    chmodSync(join(data, 'store'), 0o755);
    chmodSync(join(data, 'store', 'identity.db'), 0o644);
    makePrivate(data);
    expect([join(data, 'store'), join(data, 'store', 'identity.db')].map(modeOf)).toEqual(['700', '600']);
  });

  test('keeps its mode when it contains other files', () => {
    chmodSync(above, 0o755);
    writeFileSync(join(above, 'notes.txt'), '');
    makePrivate(above);
    expect(modeOf(above)).toBe('755');
  });
});
