import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssModules } from '../../../tooling/cssModules.ts'

/** The live modal: one module, which a page imports once it is shown. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [cssModules(), react()],
  base: './',
  publicDir: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: '../dist/live',
    emptyOutDir: true,
    chunkSizeWarningLimit: 4000,
    rollupOptions: {
      input: 'src/island.tsx',
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'island.js' },
    },
  },
})
