import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // Optimized at the start. Discovery on the first visit would reload the page.
  optimizeDeps: {
    include: [
      '@cleat/testing > @reown/walletkit',
      '@cleat/testing > @walletconnect/core',
      'jsqr',
      'react-dom/client',
    ],
  },
})
