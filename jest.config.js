import { swcOptions } from './scripts/jest/compile-typescript.mjs';

/** Nest 12 is published as ESM only, so Jest must run ESM. `npm run jest` sets the flag for it. */
export default {
  runtime: './scripts/jest/runtime.js',
  testEnvironment: './scripts/jest/environment.js',
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/', '<rootDir>/data/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.css'],
  moduleNameMapper: { '(?<!\\.module)\\.css$|\\.(svg|woff2)$': '<rootDir>/scripts/jest/style-stub.js' },
  setupFiles: ['<rootDir>/scripts/jest/setup.js'],
  testSequencer: './scripts/jest/order.js',
  // Node.js frees the modules of specs late, and a worker with little free memory is five times as slow.
  workerIdleMemoryLimit: '1GB',
  // Only a test that hangs reaches this limit. Waits within a test end much earlier and report what they wait for.
  testTimeout: 15 * 60_000,
  transform: {
    '\\.module\\.css$': '<rootDir>/scripts/jest/css-module.mjs',
    '^.+\\.tsx?$': ['@swc/jest', swcOptions],
  },
};
