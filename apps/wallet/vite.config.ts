import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // Found at the start instead of at the first visit, which would reload the page under it.
  optimizeDeps: {
    include: [
      '@cleat/testing > @reown/walletkit',
      '@cleat/testing > @walletconnect/core',
      'jsqr',
      'react-dom/client',
    ],
  },
})
