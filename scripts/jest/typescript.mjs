import { register } from 'node:module';

// Lets a worker thread of a spec load TypeScript; Jest compiles only what it loads itself.
register(new URL('compile-typescript.mjs', import.meta.url));
