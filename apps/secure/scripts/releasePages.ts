import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { createManifest } from '@cleat/embedded-wallet/manifest'
import { buildPages } from './buildPages.ts'

/**
 * Builds the wallet's pages into a folder, for operators, and writes the list of their hashes
 * beside it, for who compares what an operator serves: `node releasePages.ts <folder>`.
 */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: releasePages.ts <folder>')
const outDir = resolve(process.env.INIT_CWD ?? '.', folder)
await buildPages({ outDir })
const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
const files = await Promise.all(
  entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      const bytes = await readFile(path)
      return { path: `/${relative(outDir, path).split(sep).join('/')}`, bytes }
    }),
)
const manifest = createManifest(files)
await writeFile(`${outDir}.json`, `${JSON.stringify(manifest, undefined, 2)}\n`)
console.log(`${files.length} files, build ${manifest.build}: ${outDir} and ${outDir}.json`)
