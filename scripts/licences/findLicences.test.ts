import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findLicences } from './findLicences.ts'
import { isAllowed } from './licence.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

type Manifest = { name: string; license?: unknown; [field: string]: unknown }

/** A store in pnpm's layout: each package in its own folder, linked to its dependencies. */
function install(...manifests: Manifest[]): string {
  const store = realpathSync(mkdtempSync(join(tmpdir(), 'cleat-licences-')))
  folders.push(store)
  for (const manifest of manifests) {
    const folder = join(store, manifest.name)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }))
  }
  for (const { name, ...manifest } of manifests) {
    for (const field of ['dependencies', 'optionalDependencies', 'peerDependencies']) {
      for (const dependency of Object.keys(manifest[field] ?? {})) {
        const link = join(store, name, 'node_modules', dependency)
        mkdirSync(dirname(link), { recursive: true })
        symlinkSync(join(store, dependency), link)
      }
    }
  }
  return join(store, manifests[0]?.name ?? '')
}

test('default', () => {
  const folder = install(
    { name: 'app', license: 'MIT', dependencies: { a: '1' }, devDependencies: { tool: '1' } },
    { name: 'a', license: 'ISC', dependencies: { b: '1' }, optionalDependencies: { missing: '1' } },
    { name: 'b', licenses: [{ type: 'BSD-3-Clause' }], dependencies: { a: '1' } },
    { name: 'tool', license: 'GPL-3.0' },
  )
  rmSync(join(folder, '../a/node_modules/missing'))
  expect(findLicences([folder])).toEqual([
    { path: 'app', version: '1.0.0', licence: 'MIT' },
    { path: 'app › a', version: '1.0.0', licence: 'ISC' },
    { path: 'app › a › b', version: '1.0.0', licence: 'BSD-3-Clause' },
  ])
})

test('behavior: follows peers that are not optional', () => {
  const folder = install(
    {
      name: 'app',
      license: 'MIT',
      peerDependencies: { wallet: '1', extra: '1' },
      peerDependenciesMeta: { extra: { optional: true } },
    },
    { name: 'wallet', license: 'LGPL-3.0' },
    { name: 'extra', license: 'GPL-3.0' },
  )
  expect(findLicences([folder]).filter(({ licence }) => !isAllowed(licence))).toEqual([
    { path: 'app › wallet', version: '1.0.0', licence: 'LGPL-3.0' },
  ])
})

test('error: names the way a forbidden licence comes in', () => {
  const folder = install(
    { name: 'app', license: 'MIT', dependencies: { a: '1' } },
    { name: 'a', license: 'MIT', dependencies: { b: '1' } },
    { name: 'b', license: 'SEE LICENSE IN LICENSE.md' },
  )
  expect(findLicences([folder]).filter(({ licence }) => !isAllowed(licence))).toEqual([
    { path: 'app › a › b', version: '1.0.0', licence: 'SEE LICENSE IN LICENSE.md' },
  ])
})

test('error: a dependency that is not there', () => {
  const folder = install({ name: 'app', license: 'MIT', dependencies: { a: '1' } })
  expect(() => findLicences([folder])).toThrow('app needs a, which is not installed')
})

test.each([
  ...['MIT', 'MIT-0', 'ISC', '(MIT OR GPL-3.0)', 'Apache-2.0 AND BSD-3-Clause', '0BSD'],
  ...['BlueOak-1.0.0', 'Unlicense'],
])('behavior: %s is allowed', (licence) => expect(isAllowed(licence)).toBe(true))

test.each(['none', 'UNLICENSED', 'GPL-3.0', 'LGPL-3.0-only', 'MIT AND GPL-3.0', 'BUSL-1.1', ''])(
  'error: %s is not allowed',
  (licence) => expect(isAllowed(licence)).toBe(false),
)
