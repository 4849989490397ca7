import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { editorGuide } from './editor-guide.mjs';
import { shortClassName, shortenMentionedClasses } from './shorten-class-names.mjs';
import { minify } from '@swc/core';

/** The last entries are small and shared by several lazy chunks. In chunks of their own they would add requests. */
const firstLoad = [
  'src/entry-client.tsx',
  'src/visit/DeferredClientFeatures.tsx',
  'src/visit/listing/Pager.tsx',
  'src/blocks/parts/use-is-hydrated.ts',
  'src/blocks/ContactList/map-address.ts',
  'src/ui/icons.ts',
];

/** `vite build` builds the browser bundle, `vite build --ssr` the bundle that the BFF renders with. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  // URLs are absolute, because pages at any depth load the same files.
  base: '/',
  plugins: isSsrBuild ? [react(), editorGuide] : [react(), editorGuide, keepStyleSheets, minifyWithSwc],
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        outDir: '../dist/site/server',
        emptyOutDir: true,
        ssr: true,
        target: 'node20',
        minify: false,
        rolldownOptions: {
          input: 'src/entry-server.tsx',
          // The server bundle contains every view, although browsers load them on demand.
          checks: { ineffectiveDynamicImport: false },
        },
      }
    : {
        outDir: '../dist/site/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        // Fonts in data URLs are sent with each style sheet and cannot be preloaded.
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // The names of all chunks of the editor would add 1 kB to the script of every visitor.
          resolveDependencies: (file, dependencies) =>
            dependencies.filter((dependency) => dependency.endsWith('.css') || !file.includes('/Editor-')),
        },
        // The chunk of the editor, which visitors do not load, contains a rich text editor.
        chunkSizeWarningLimit: 900,
        rolldownOptions: {
          input: ['src/entry-client.tsx', 'src/start.ts'],
          output: {
            codeSplitting: {
              groups: [
                {
                  name: chunkName('site', firstLoad),
                  debugName: 'first load',
                },
              ],
            },
          },
        },
      },
  css: { modules: { generateScopedName: shortClassName }, postcss: { plugins: [shortenMentionedClasses] } },
  // The bundle is a single file that needs no node_modules.
  ssr: { noExternal: true },
  // This selects React's production build and removes its developer tools hook, which saves visitors 0.5 kB.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
}));

/** The bundler inlines short class names, and would then drop the unused module together with its style sheet. */
const keepStyleSheets: Plugin = {
  name: 'keep-style-sheets',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
};

interface Graph {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

/** One shared chunk compresses better than many small ones. */
function chunkName(name: string, files: string[]): (id: string, graph: Graph) => string | null {
  return (id, graph) => (reachableFrom(files, graph).has(id) ? name : null);
}

let isReachable: Set<string> | undefined;

function reachableFrom(files: string[], graph: Graph): Set<string> {
  if (isReachable) return isReachable;
  isReachable = new Set(files.map((file) => join(import.meta.dirname, file)));
  for (const id of isReachable)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) isReachable.add(imported);
  return isReachable;
}

/** A second minifier saves about another 1% after Vite's own. */
const minifyWithSwc: Plugin = {
  name: 'minify-again',
  async generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const { code } = await minify(chunk.code, { module: true, ecma: 2022, mangle: true, compress: { passes: 3 } });
      chunk.code = code;
    }
  },
};
