import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssModules } from '../../tooling/cssModules.ts'

export default defineConfig({
  // `cssModules` is needed inside of this repository only, where the packages are used from their sources.
  plugins: [cssModules(), react()],
  // What a Safe needs is one large file, and comes to no one else.
  build: { chunkSizeWarningLimit: 700 },
})
