import 'reflect-metadata';
import fc from 'fast-check';

// With a fixed seed, only a change of the code can cause a failure. FUZZ_SEED searches with other seeds.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_121) });
