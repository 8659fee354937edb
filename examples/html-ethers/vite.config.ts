import { defineConfig } from 'vite'

export default defineConfig({
  build: {
    // The code for Safe is one large file, which only Safe users load.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // `'use client'` in libraries is for servers. Vite's plugin for React hides this too.
      onwarn(warning, warn) {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
      },
    },
  },
})
