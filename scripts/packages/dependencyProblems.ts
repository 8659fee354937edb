import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bareImports } from './bareImports.ts'
import type { PackedManifest } from './packedManifest.ts'
import type { PackedPackage } from './packPackage.ts'

/** What a package starts or resolves by name, so that no import shows it. */
const resolved: Readonly<Record<string, readonly string[]>> = {
  '@cleat/localnet': ['@acala-network/chopsticks', '@foundry-rs/anvil'],
}

/** Exact for a reason that `pnpm-workspace.yaml` gives. */
const exact: readonly string[] = ['@reown/walletkit', '@walletconnect/core']

/**
 * Compares the dependencies of a package with the imports of its published files: no more, no less,
 * and each as a range, so that apps have one copy. What a dependency among `siblings` has as a peer
 * may be listed without an import: it is brought for that dependency.
 */
export async function dependencyProblems(
  { name, folder, files, manifest }: Pick<PackedPackage, 'name' | 'folder' | 'files' | 'manifest'>,
  siblings: readonly PackedManifest[] = [],
): Promise<string[]> {
  const imported = new Set<string>()
  for (const path of files.filter((file) => /\.(?:js|d\.ts)$/.test(file)))
    for (const found of bareImports(path, await readFile(join(folder, path), 'utf8')))
      if (found !== name && !found.startsWith('node:')) imported.add(found)

  const { dependencies = {}, peerDependencies = {}, optionalDependencies = {} } = manifest
  const declared = { ...optionalDependencies, ...peerDependencies, ...dependencies }
  const brought = siblings
    .filter((sibling) => dependencies[sibling.name])
    .flatMap((sibling) => Object.keys(sibling.peerDependencies ?? {}))
  const used = new Set([...imported, ...brought, ...(resolved[name] ?? [])])
  const twice = Object.keys(dependencies).filter((dependency) => peerDependencies[dependency])
  return [
    ...[...imported]
      .filter((dependency) => !declared[dependency])
      .map((dependency) => `imports ${dependency} and does not depend on it`),
    ...Object.keys(declared)
      .filter((dependency) => !used.has(dependency))
      .map((dependency) => `depends on ${dependency} and does not import it`),
    ...twice.map((dependency) => `names ${dependency} as a dependency and as a peer`),
    ...Object.entries(declared)
      .filter(([dependency, range]) => !isRange(range) && !exact.includes(dependency))
      .map(([dependency, range]) => `depends on ${dependency} ${range}, which is no \`^\` range`),
  ]
}

function isRange(range: string): boolean {
  return range.split(' || ').every((part) => /^\^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(part))
}
