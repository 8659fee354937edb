import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from '../sourceFiles.ts'
import { publicNames } from './publicNames.ts'

const entries = sourceFiles('packages/*/src/exports/**/*.ts').filter(
  (path) => !path.includes('.test.'),
)
const isOfWorkspace = (path: string) => path.includes('/src/exports/workspace/')

type Manifest = {
  readonly exports: Readonly<Record<string, string>>
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, unknown>> | undefined }
}

const manifests = sourceFiles('packages/*/package.json').map((path) => {
  const manifest = JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest
  return { folder: path.replace('package.json', ''), ...manifest }
})

// `pnpm api` compares the names with their types, once they are built.
test.each(entries)('default: %s', (path) => {
  expect(publicNames(readFileSync(join(root, path), 'utf8'))).not.toEqual([])
})

test('behavior: every entry of a manifest is an entry file, and the other way round', () => {
  const declared = manifests.flatMap(({ folder, exports, publishConfig }) => {
    // What is not published, such as the tools of tests, needs no entry file.
    const published = publishConfig?.exports ?? exports
    return Object.entries(exports).flatMap(([name, entry]) =>
      (name in published || entry.startsWith('./src/exports/')) && !name.endsWith('.json')
        ? `${folder}${entry.slice(2)}`
        : [],
    )
  })
  expect(declared.sort()).toEqual(entries)
})

test('behavior: no entry for this repository alone is published', () => {
  const published = manifests.flatMap(({ folder, exports, publishConfig }) =>
    Object.keys(publishConfig?.exports ?? {}).flatMap((name) =>
      exports[name]?.startsWith('./src/exports/') ? `${folder}${exports[name].slice(2)}` : [],
    ),
  )
  expect(published.length).toBeGreaterThan(30)
  expect(published.filter(isOfWorkspace)).toEqual([])
})

test('behavior: tells types from values', () => {
  const code = "export type { A } from './a.ts'\nexport { c, type B, d as e } from './b.ts'"
  expect(publicNames(code)).toEqual(['c', 'e', 'type A', 'type B'])
})

test('behavior: names the library whose exports an entry passes on', () => {
  expect(publicNames("export * from 'viem/chains'")).toEqual(['* from viem/chains'])
})

test.each([
  ["export * from './a.ts'", 'export * hides names'],
  ['export default 1', 'a default export has no name'],
  ['export const a = 1', 'an entry only re-exports'],
])('error: %s', (code, message) => {
  expect(() => publicNames(code)).toThrow(message)
})
