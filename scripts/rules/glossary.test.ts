import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from '../sourceFiles.ts'
import { findDialect } from './glossary.ts'

const ours = '{packages,apps,bench,chaos,mutation,e2e,scripts,tooling,examples}/**/*.{ts,tsx}'

test('default', { timeout: 60_000 }, () => {
  const paths = sourceFiles(ours).filter((path) => !path.includes('generated'))
  const offences = paths.flatMap((path) =>
    findDialect(path, readFileSync(join(root, path), 'utf8')),
  )
  expect(paths.length).toBeGreaterThan(1000)
  expect(offences).toEqual([])
})

test.each([
  ['a phrase in a comment', '// As soon as it is nobody’s.', '"nobody" in a comment'],
  ['a phrase in TSDoc', '/** The wallet is told. */\nexport const a = 1', '"is told" in a comment'],
  ['a name', 'export function describeWay() {}', 'describeWay'],
  ['the name of a type', 'type Place = { readonly a: 1 }', 'Place'],
  ['a long comment', `// ${'a '.repeat(50)}`, 'a comment of 103 columns'],
  ['a long line of TSDoc', `/**\n * ${'a'.repeat(99)}\n */`, 'a comment of 102 columns'],
])('error: %s', (_title, code, problem) => {
  expect(findDialect('a.ts', code)).toEqual([`a.ts: ${problem}`])
})

test.each([
  ['a value in a code span', '/** `nobody`: no address. */\nexport const a = 1'],
  ['a string', "export const a = 'nobody'"],
  ['a longer name', 'export type Placeholder = 1'],
  ['an address', `// https://example.com/${'a'.repeat(90)}`],
])('behavior: %s is fine', (_title, code) => {
  expect(findDialect('a.ts', code)).toEqual([])
})
