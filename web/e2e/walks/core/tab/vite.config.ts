import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: {
      input: 'tab.ts',
      output: { format: 'iife', entryFileNames: 'tab.js', codeSplitting: false },
    },
  },
});
