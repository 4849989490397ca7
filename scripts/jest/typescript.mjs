import { register } from 'node:module';

register(new URL('compile-typescript.mjs', import.meta.url));
