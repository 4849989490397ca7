import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { minifyWithSwc } from './minify-again.ts';

/** Twice: `vite build` makes what browsers load, `vite build --ssr` the bundle that the BFF renders with. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  // Absolute addresses: a page at /au/news/x asks for the same files as the one at /.
  base: '/',
  plugins: isSsrBuild ? [react()] : [react(), minifyWithSwc],
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
          // The server has every view from the start; only browsers fetch them as they need them.
          checks: { ineffectiveDynamicImport: false },
        },
      }
    : {
        outDir: '../dist/site/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        // A font in a data address is sent with each style sheet and cannot be preloaded.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        // The editor's chunk, which no visitor loads, holds a whole rich text editor.
        chunkSizeWarningLimit: 900,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                {
                  name: chunkName('site', ['src/entry-client.tsx', 'src/visit/DeferredClientFeatures.tsx']),
                  debugName: 'first load',
                },
              ],
            },
          },
        },
      },
  // One file that needs no node_modules beside it.
  ssr: { noExternal: true },
  // Left open, React would take its development half into every rendering.
  // Without React's hook for its developer tools a visitor loads half a kilobyte less.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
}));

interface Graph {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

/** What every page comes to need stands in one chunk: pieces of it would be larger, compressed each by itself. */
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
