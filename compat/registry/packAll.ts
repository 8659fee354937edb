import { globSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pnpm } from '../../scripts/pnpm.ts'
import { run } from '../../scripts/run.ts'
import { root } from '../../scripts/sourceFiles.ts'
import type { serveRegistry } from './serveRegistry.ts'

/** Packs every package as it would be published. They must be built. */
export async function packAll(folder: string): Promise<serveRegistry.Published[]> {
  const sources = globSync('packages/*/package.json', { cwd: root }).map(dirname).sort()
  return Promise.all(
    sources.map((source) => pack(join(root, source), join(folder, basename(source)))),
  )
}

async function pack(source: string, folder: string): Promise<serveRegistry.Published> {
  await mkdir(folder, { recursive: true })
  const { code, output } = await pnpm(['pack', '--pack-destination', folder], source)
  const [name] = await readdir(folder)
  if (code !== 0 || !name) throw new Error(`pnpm pack failed in ${source}\n${output}`)
  const unpacked = await run('tar', ['-xzf', name, 'package/package.json'], { cwd: folder })
  if (unpacked.code !== 0) throw new Error(unpacked.output)
  const manifest = JSON.parse(await readFile(join(folder, 'package/package.json'), 'utf8'))
  return { manifest, tarball: join(folder, name) }
}
