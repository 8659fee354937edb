import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssModules } from '../../tooling/cssModules.ts'

export default defineConfig({
  // `cssModules` is only needed in this repository, which uses the packages' sources.
  plugins: [cssModules(), react()],
  // The code for Safe is one large file, which only Safe users load.
  build: { chunkSizeWarningLimit: 700 },
})
