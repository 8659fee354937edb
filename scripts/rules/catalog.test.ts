import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from '../sourceFiles.ts'
import { findInexact, findUncatalogued } from './catalog.ts'

const manifests = sourceFiles(
  '{package.json,{packages,apps}/*/package.json,{e2e,bench,chaos,mutation}/package.json,bench/apps/*/package.json}',
)

test.each(manifests)('default: %s', (path) => {
  expect(findUncatalogued(JSON.parse(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test('behavior: every version in the catalog is exact', () => {
  const [, block] = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').split(/^catalog:$/m)
  const lines = (block?.split(/\n(?=\S)/)[0] ?? '').matchAll(/^ {2}'?([^':]+)'?: (.+)$/gm)
  const catalog = Object.fromEntries(Array.from(lines, ([, name, version]) => [name, version]))
  expect(Object.keys(catalog).length).toBeGreaterThan(20)
  expect(findInexact(catalog)).toEqual([])
})

test('error: a version beside the catalog', () => {
  const manifest = { dependencies: { viem: '2.57.1', '@cleat/core': 'workspace:*' } }
  expect(findUncatalogued(manifest)).toEqual(['viem 2.57.1'])
})

test.each(['^1.2.3', '1.x', 'latest', 'npm:@wagmi/core@^2.0.0'])(
  'error: %s in the catalog',
  (version) => {
    expect(findInexact({ viem: version })).toEqual([`viem ${version}`])
  },
)
