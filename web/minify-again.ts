import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/** A second minifier saves about another 1% after Vite's own. */
export const minifyWithSwc: Plugin = {
  name: 'minify-again',
  async generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const { code } = await minify(chunk.code, { module: true, ecma: 2022, mangle: true, compress: { passes: 3 } });
      chunk.code = code;
    }
  },
};
