import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { dependencyProblems } from './dependencyProblems.ts'
import type { PackedManifest } from './packedManifest.ts'

const folder = mkdtempSync(join(tmpdir(), 'cleat-dependencies-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'dist'))
const sources = {
  'dist/a.js': "import { a } from '@cleat/core/adapter'\nimport 'valtio/vanilla'\nimport 'react'\n",
  'dist/a.d.ts': "import type { Chain } from 'viem'\nimport { own } from '@cleat/ui'\n",
}
for (const [path, code] of Object.entries(sources)) writeFileSync(join(folder, path), code)

const dependencies = { '@cleat/core': '^0.1.0', valtio: '^2.3.2', viem: '^2.45.0' }
const peerDependencies = { react: '^18.2.0 || ^19.0.0' }

function problems(
  change: Partial<PackedManifest>,
  siblings: readonly PackedManifest[] = [],
): Promise<string[]> {
  const name = '@cleat/ui'
  const manifest = { name, dependencies, peerDependencies, ...change }
  return dependencyProblems({ name, folder, files: Object.keys(sources), manifest }, siblings)
}

test('default', async () => {
  expect(await problems({})).toEqual([])
})

test('behavior: what a dependency has as a peer is brought for it', async () => {
  const change = { dependencies: { ...dependencies, ox: '^1.0.0' } }
  const sibling = (name: string) => ({ name, peerDependencies: { ox: '^1.0.0' } })
  expect(await problems(change, [sibling('@cleat/core')])).toEqual([])
  expect(await problems(change, [sibling('@cleat/siwx')])).toHaveLength(1)
})

test.each<[string, Partial<PackedManifest>]>([
  ['imports react and does not', { peerDependencies: {} }],
  ['depends on ox and does not import it', { dependencies: { ...dependencies, ox: '^1.0.0' } }],
  ['names react as a dependency and', { dependencies: { ...dependencies, react: '^19.0.0' } }],
  ['depends on viem 2.57.1, which', { dependencies: { ...dependencies, viem: '2.57.1' } }],
  ['depends on react >=18, which', { peerDependencies: { react: '>=18' } }],
])('error: %s', async (problem, change) => {
  expect(await problems(change)).toEqual([expect.stringContaining(problem)])
})
