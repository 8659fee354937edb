import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssModules } from '../../tooling/cssModules.ts'

const ceremonies = [
  /embedded-wallet\/src\/frame\/(?:account|codes|logins|passkeys|requests|wallets)\//,
  /embedded-wallet\/src\/(?:frame\/stage\/askWhile|handoff\/openWindow)\.ts$/,
  /embedded-wallet\/src\/service\/(?:device|identity|passkey|wallet)Schemas\.ts$/,
  /node_modules\/@simplewebauthn\/browser\//,
]

/** What the frame does once the page asks for something that the visitor answers. */
function isCeremony(id: string): boolean {
  return !id.endsWith('/toFrameUser.ts') && ceremonies.some((form) => form.test(id))
}

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
        // The frame names each file that it may load: few names keep its start small.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'ceremonies', test: isCeremony }],
        },
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
