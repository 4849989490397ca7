/** Options for compiling specs, and the modules that they import outside of Jest. */
export const swcOptions = {
  swcrc: false,
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    // Without this option, imports of JSON files lose their `type` attribute.
    experimental: { keepImportAttributes: true },
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  },
};
