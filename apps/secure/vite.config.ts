import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssModules } from '../../tooling/cssModules.ts'

export default defineConfig({
  plugins: [cssModules(), react()],
  build: {
    target: ['chrome119', 'firefox119', 'safari17.1'],
    // The polyfill would be a script in the page, which the policy of the origin forbids.
    modulePreload: { polyfill: false },
    // A data URL would be one more thing to allow.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: ['frame.html', 'w.html'],
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
  // One file: its realm may load nothing.
  worker: {
    format: 'es',
    rollupOptions: {
      output: { codeSplitting: false, entryFileNames: 'assets/signer-[name]-[hash].js' },
    },
  },
})
