import { cp, mkdir, readdir, readFile, realpath, symlink } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { pnpm } from '../pnpm.ts'
import { run } from '../run.ts'
import type { PackedManifest } from './packedManifest.ts'

export type PackedPackage = {
  readonly name: string
  readonly tarball: string
  /** The unpacked folder, as if a consumer had installed it. */
  readonly folder: string
  readonly manifest: PackedManifest
  readonly files: readonly string[]
}

/**
 * Packs a package and unpacks it into `consumer/node_modules`, with its third-party dependencies
 * beside it.
 */
export async function packPackage(source: string, consumer: string): Promise<PackedPackage> {
  const output = join(consumer, 'tarballs', basename(source))
  await mkdir(output, { recursive: true })
  const packed = await pnpm(['pack', '--pack-destination', output], source)
  const [name] = await readdir(output)
  if (packed.code !== 0 || !name) throw new Error(`pnpm pack failed in ${source}\n${packed.output}`)
  const tarball = join(output, name)
  const unpacked = await run('tar', ['-xzf', tarball], { cwd: output })
  if (unpacked.code !== 0) throw new Error(unpacked.output)

  const manifest = await readManifest(join(output, 'package'))
  const folder = join(consumer, 'node_modules', manifest.name)
  await cp(join(output, 'package'), folder, { recursive: true })
  await linkDependencies(manifest, source, folder)
  const paths = await readdir(join(output, 'package'), { recursive: true, withFileTypes: true })
  const files = paths
    .filter((path) => path.isFile())
    .map((path) => join(path.parentPath, path.name).slice(join(output, 'package').length + 1))
    .map((path) => path.split(sep).join('/'))
  return { name: manifest.name, tarball, folder, manifest, files }
}

async function readManifest(folder: string): Promise<PackedManifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
}

/**
 * Links only the declared dependencies, so that an undeclared import fails as it does for
 * consumers.
 */
async function linkDependencies(manifest: PackedManifest, source: string, folder: string) {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  for (const name of names.filter((dependency) => !dependency.startsWith('@cleat/'))) {
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(await realpath(join(source, 'node_modules', name)), link, 'junction')
  }
}
