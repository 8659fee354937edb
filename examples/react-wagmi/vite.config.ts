import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // The code for Safe is one large file, which only Safe users load.
  build: { chunkSizeWarningLimit: 700 },
})
