import { resolve } from 'node:path'
import { build } from 'vite'

const [outDir] = process.argv.slice(2)
if (!outDir) throw new Error('Say into which folder.')

// Development pages in one build: React warns and runs effects twice, errors have full texts, names
// stay readable.
process.env.NODE_ENV = 'development'
await build({
  root: resolve(import.meta.dirname, '..'),
  mode: 'development',
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true, minify: false, sourcemap: true },
})
