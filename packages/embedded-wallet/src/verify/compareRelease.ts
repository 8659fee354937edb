import type { WalletManifest } from '../service/manifestSchemas.ts'
import type { Finding } from './finding.ts'

/** Compares what is served with the list of a release. */
export function compareRelease(
  served: WalletManifest,
  release: WalletManifest,
): readonly Finding[] {
  const hashes = new Map(served.files.map(({ path, hash }) => [path, hash]))
  const released = new Set(release.files.map(({ path }) => path))
  const changed = release.files.flatMap(({ path: at, hash: expected }): Finding[] => {
    const found = hashes.get(at)
    if (found === undefined) return [{ kind: 'release-missing', at, expected }]
    return found === expected ? [] : [{ kind: 'release-differs', at, expected, found }]
  })
  const extra = served.files
    .filter(({ path }) => !released.has(path))
    .map(({ path: at, hash: found }): Finding => ({ kind: 'release-extra', at, found }))
  return [...changed, ...extra]
}
