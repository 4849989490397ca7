import 'reflect-metadata';
import fc from 'fast-check';
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these, which browsers and Node have.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
if (!globalThis.crypto?.randomUUID) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

// A fixed seed, so that a failure is caused by the change at hand; FUZZ_SEED searches with others.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_121) });
