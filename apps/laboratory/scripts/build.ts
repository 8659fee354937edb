import { resolve } from 'node:path'
import { buildPages } from '@cleat/secure/build'
import { buildServer } from '@cleat/server/build'
import { buildWallet } from '@cleat/wallet/build'
import { build } from 'vite'
import { builtFolders } from './builtFolders.ts'
import { firstFiles } from './firstFiles.ts'

const [outDir] = process.argv.slice(2)
if (!outDir) throw new Error('Say into which folder.')

// As they are deployed, so before it is said that the others are for development.
await buildPages({ outDir: resolve(outDir, builtFolders.wallet) })
await buildServer({ outDir: resolve(outDir, builtFolders.service) })
// As another project would deploy it.
await buildWallet({ outDir: resolve(outDir, builtFolders.webWallet) })

// Development pages in one build: React warns and runs effects twice, errors have full texts, names
// stay readable.
process.env.NODE_ENV = 'development'
const root = resolve(import.meta.dirname, '..')
const codeSplitting = firstFiles({
  main: resolve(root, 'src/main.tsx'),
  guest: resolve(root, 'src/guest/guest.ts'),
  wallet: resolve(root, 'src/wallets/window.ts'),
})
await build({
  root,
  mode: 'development',
  logLevel: 'warn',
  build: {
    ...{ outDir, emptyOutDir: true, minify: false, sourcemap: true },
    rolldownOptions: { output: { codeSplitting } },
  },
})
