import { register } from 'node:module';

// Lets worker threads of specs load TypeScript; Jest compiles only its own imports.
register(new URL('compile-typescript.mjs', import.meta.url));
