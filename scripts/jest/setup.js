import 'reflect-metadata';
import fc from 'fast-check';
import { webcrypto } from 'node:crypto';

// jsdom hides these two, which every browser of ours and node have.
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
if (!globalThis.crypto?.randomUUID) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

// Random specs draw the same values each time, so that a red run is about the change at hand; other seeds are for a search.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_121) });
