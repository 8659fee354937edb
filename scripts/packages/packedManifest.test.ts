import { expect, test } from 'vitest'
import { manifestProblems, type PackedManifest } from './packedManifest.ts'

const files = ['LICENSE', 'package.json', 'dist/exports/index.js', 'dist/exports/index.d.ts']
const manifest: PackedManifest = {
  name: '@cleat/core',
  version: '0.1.0',
  description: 'The headless half',
  keywords: ['wallet', 'web3', 'headless'],
  homepage: 'https://github.com/cleat-dev/cleat/tree/main/packages/core#readme',
  bugs: 'https://github.com/cleat-dev/cleat/issues',
  repository: { url: 'git+https://github.com/cleat-dev/cleat.git', directory: 'packages/core' },
  author: 'The Cleat authors',
  engines: { node: '>=20.19' },
  license: 'MIT',
  type: 'module',
  sideEffects: false,
  exports: {
    '.': { types: './dist/exports/index.d.ts', default: './dist/exports/index.js' },
    './package.json': './package.json',
  },
  dependencies: { valtio: '2.3.2', '@cleat/core': '0.1.0' },
}

test('default', () => {
  expect(manifestProblems(manifest, files)).toEqual([])
})

const types = './dist/exports/index.d.ts'

test.each<[string, Partial<PackedManifest>]>([
  ['has no entries', { exports: {} }],
  [
    'points at ./src/exports/index.ts',
    { exports: { '.': { types, default: './src/exports/index.ts' } } },
  ],
  ['points at ./dist/a.js, which is not', { exports: { '.': { types, default: './dist/a.js' } } }],
  [
    'points at undefined instead of a .d.ts',
    { exports: { '.': { default: './dist/exports/index.js' } } },
  ],
  ['points at ./src/cli.ts', { bin: { cleat: './src/cli.ts' } }],
  ['depends on viem catalog:', { dependencies: { viem: 'catalog:' } }],
  ['depends on @cleat/core workspace:*', { peerDependencies: { '@cleat/core': 'workspace:*' } }],
  ['says its licence is GPL-3.0', { license: 'GPL-3.0' }],
  ['is not "type": "module"', { type: 'commonjs' }],
  ['is not "sideEffects": false', { sideEffects: undefined }],
  ['has no description', { description: '' }],
  ['has no author', { author: undefined }],
  ['has fewer than three keywords', { keywords: ['wallet'] }],
  ['runs in Node undefined', { engines: {} }],
  ['has its home page at https://cleat.example', { homepage: 'https://cleat.example' }],
  ['takes bugs at undefined', { bugs: undefined }],
])('error: %s', (problem, change) => {
  expect(manifestProblems({ ...manifest, ...change }, files)).toEqual([
    expect.stringContaining(problem),
  ])
})

test('error: files that should stay at home, and a licence that did', () => {
  const travelling = [...files.slice(1), 'src/index.ts', 'tsdown.config.ts']
  expect(manifestProblems(manifest, travelling)).toEqual([
    'has no LICENSE file',
    'carries src/index.ts, tsdown.config.ts',
  ])
})
