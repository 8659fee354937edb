import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssModules } from '../../tooling/cssModules.ts'
import { isolation } from './isolation.ts'
import { strictPolicy } from './strictPolicy.ts'

export default defineConfig({
  plugins: [cssModules(), react(), strictPolicy(), isolation()],
  build: { rollupOptions: { input: ['index.html', 'wallet.html', 'guest.html'] } },
  // Optimized at the start. Discovery on the first visit would reload the page.
  optimizeDeps: {
    include: [
      '@tanstack/react-query',
      'react-dom/client',
      '@cleat/core > valtio/vanilla',
      'viem/chains',
      'wagmi/actions',
    ],
  },
})
