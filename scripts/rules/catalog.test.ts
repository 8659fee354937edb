import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root, sourceFiles } from '../sourceFiles.ts'
import { findInexact, findStrayed, findUncatalogued } from './catalog.ts'

const manifests = sourceFiles(
  '{package.json,{packages,apps}/*/package.json,{e2e,bench,chaos,mutation}/package.json,bench/apps/*/package.json}',
)
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { catalog }: { catalog: Record<string, string> } = parse(read('pnpm-workspace.yaml'))

test.each(manifests)('default: %s', (path) => {
  const manifest = JSON.parse(read(path))
  const isPublished = path.startsWith('packages/') && !manifest.private
  expect(findUncatalogued(manifest, { isPublished })).toEqual([])
})

test('behavior: every version in the catalog is exact', () => {
  expect(Object.keys(catalog).length).toBeGreaterThan(20)
  expect(findInexact(catalog)).toEqual([])
})

test('behavior: development uses the catalog’s version of what is published as a range', () => {
  const { published } = parse(read('pnpm-lock.yaml')).catalogs
  expect(Object.keys(published).length).toBeGreaterThan(10)
  expect(findStrayed({ published, catalog })).toEqual([])
})

test('error: a version beside the catalog', () => {
  const manifest = { dependencies: { viem: '2.57.1', '@cleat/core': 'workspace:*' } }
  expect(findUncatalogued(manifest, { isPublished: false })).toEqual(['viem 2.57.1'])
})

test('error: a published package that asks for exact versions', () => {
  const manifest = {
    dependencies: { valtio: 'catalog:', qr: 'catalog:published', '@cleat/core': 'workspace:*' },
    peerDependencies: { react: '>=18.2' },
    devDependencies: { vitest: 'catalog:', '@cleat/testing': 'workspace:*' },
  }
  expect(findUncatalogued(manifest, { isPublished: true })).toEqual([
    'valtio catalog:',
    '@cleat/core workspace:*',
    'react >=18.2',
  ])
})

test.each(['^1.2.3', '1.x', 'latest', 'npm:@wagmi/core@^2.0.0'])(
  'error: %s in the catalog',
  (version) => {
    expect(findInexact({ viem: version })).toEqual([`viem ${version}`])
  },
)

test('error: a range that resolves to another version', () => {
  const published = { qr: { version: '0.7.1' }, valtio: { version: '2.3.2' } }
  expect(findStrayed({ published, catalog: { qr: '0.7.0', valtio: '2.3.2' } })).toEqual([
    'qr 0.7.1 instead of 0.7.0',
  ])
})
