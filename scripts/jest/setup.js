import 'reflect-metadata';
import fc from 'fast-check';
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

// Browsers and Node.js provide these, but jsdom does not.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
if (!globalThis.crypto?.randomUUID) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

// With a fixed seed, only a change of the code can cause a failure. FUZZ_SEED searches with other seeds.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_121) });
