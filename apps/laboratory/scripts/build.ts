import { resolve } from 'node:path'
import { build } from 'vite'

const [outDir] = process.argv.slice(2)
if (!outDir) throw new Error('Say into which folder.')

// The pages of a developer, at once: React warns and runs effects twice, sentences are whole, names can be read.
process.env.NODE_ENV = 'development'
await build({
  root: resolve(import.meta.dirname, '..'),
  mode: 'development',
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true, minify: false, sourcemap: true },
})
