/** Nest 12 is ESM only, so Jest runs ESM: see `npm run jest` for the flag it needs. */
export default {
  testEnvironment: './scripts/jest/environment.js',
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/', '<rootDir>/data/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.css'],
  moduleNameMapper: { '(?<!\\.module)\\.css$|\\.(svg|woff2)$': '<rootDir>/scripts/jest/style-stub.js' },
  setupFiles: ['<rootDir>/scripts/jest/setup.js'],
  testSequencer: './scripts/jest/order.js',
  // Node frees late what a spec has imported, and a worker that is full of it is five times as slow.
  workerIdleMemoryLimit: '1GB',
  // Only a test that hangs takes this long. Waits within a test end much earlier and name what they wait for.
  testTimeout: 15 * 60_000,
  transform: {
    '\\.module\\.css$': '<rootDir>/scripts/jest/css-module.mjs',
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        module: { type: 'es6' },
        jsc: {
          target: 'es2022',
          keepClassNames: true,
          // Without it imports of JSON files lose their type.
          experimental: { keepImportAttributes: true },
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
        },
      },
    ],
  },
};
