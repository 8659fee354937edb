import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../sourceFiles.ts'
import { appKitNames } from './appKitNames.ts'

const folder = join(root, 'compat/appkit')
const fixture = readdirSync(folder)
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')
const document = readFileSync(join(root, 'docs/migration.md'), 'utf8')

/** The names in the first column of the tables below a heading. */
function readFirstColumn(heading: string): readonly string[] {
  const start = document.indexOf(`\n## ${heading}\n`)
  expect(start).toBeGreaterThan(0)
  const end = document.indexOf('\n## ', start + 4)
  const rows = document.slice(start, end < 0 ? undefined : end).matchAll(/^\| ([^|]+) \|/gm)
  return [...rows].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''),
  )
}

const replaced = readFirstColumn('Which path replaces which?')
const absent = readFirstColumn('What is not there?')
const names = Object.entries(appKitNames).flatMap(([kind, all]) =>
  all.map((name) => ({ kind, name })),
)

/** Whether the app that compiles uses a name, as a whole word. */
function isUsed(name: string): boolean {
  const letters = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`(?<![\\w-])${letters}(?![\\w-])`).test(fixture)
}

test.each(names.filter(({ kind }) => kind !== 'entries'))(
  'default: $name is used by the app of compat/appkit, or named as absent',
  ({ name }) => {
    expect({ isUsed: isUsed(name), isAbsent: absent.includes(name) }).toEqual(
      absent.includes(name) ? { isUsed: false, isAbsent: true } : { isUsed: true, isAbsent: false },
    )
  },
)

test.each(appKitNames.entries ?? [])('default: %s has a counterpart, or is absent', (name) => {
  expect([replaced.includes(name), absent.includes(name)].filter(Boolean)).toHaveLength(1)
})

test('behavior: nothing else is named as absent', () => {
  const known = new Set(names.map(({ name }) => name))
  expect(absent.filter((name) => !known.has(name))).toEqual([])
})

test('behavior: the counterparts are imported by the app of compat/appkit', () => {
  const paths = [...document.matchAll(/^\| `@reown[^|]+\| `([^`]+)`/gm)].map(([, path]) => path)
  const imported = new Set([...fixture.matchAll(/from '(@cleat\/[^']+)'/g)].map(([, path]) => path))
  expect(paths.filter((path) => path !== undefined && !imported.has(path))).toEqual([])
})

test('behavior: the file for sed replaces every path, and nothing that only begins like one', () => {
  const rows = [...document.matchAll(/^\| `(@reown[^`]+)` \| `([^`]+)`/gm)]
  const write = (paths: readonly (string | undefined)[]) =>
    paths.map((path) => `import { a } from '${path}'\nimport "${path}"\n`).join('')
  const others = write(['@reown/appkit-ui', '@reown/appkit/library', 'own/@reown/appkit'])
  const before = write(rows.map(([, path]) => path)) + others
  const rules = join(root, 'docs/migration.sed')
  const after = execFileSync('sed', ['-E', '-f', rules], { input: before, encoding: 'utf8' })
  expect(after).toBe(write(rows.map(([, , path]) => path)) + others)
})
