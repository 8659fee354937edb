import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root, sourceFiles } from '../sourceFiles.ts'
import { findLeaks } from './examples.ts'

type Manifest = {
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

// The toy adapter is no app.
const folders = sourceFiles('examples/*/package.json')
  .map(dirname)
  .filter((folder) => !folder.endsWith('/toy-adapter'))

/** Servers are played by their own tests, as a page would use them. */
const isServer = (folder: string) => folder.startsWith('examples/sign-in-')

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { catalog, catalogs } = parse(read('pnpm-workspace.yaml')) as {
  catalog: Readonly<Record<string, string>>
  catalogs: Readonly<Record<string, Readonly<Record<string, string>>>>
}
const published = sourceFiles('packages/*/package.json').map(
  (path) => (JSON.parse(read(path)) as { name: string }).name,
)

test.each(folders)('default: %s can be copied: it takes nothing from outside', (folder) => {
  const { scripts, dependencies, devDependencies } = JSON.parse(
    read(`${folder}/package.json`),
  ) as Manifest
  const all = { ...dependencies, ...devDependencies }
  const files = sourceFiles(`${folder}/**/*.{ts,tsx,css,json,html}`)
    .filter((path) => !/\/(?:\.next|next-env\.d\.ts|next\.config\.mjs)/.test(path))
    .map((path) => ({ path: path.slice(folder.length + 1), text: read(path) }))
  expect(files.length).toBeGreaterThan(4)
  expect(findLeaks(files, Object.keys(all))).toEqual([])
  const unresolved = Object.entries(all).filter(([name, range]) => {
    if (range === 'workspace:*') return !published.includes(name)
    const [, named = ''] = range.split(':')
    return !(named ? catalogs[named] : catalog)?.[name]
  })
  expect(unresolved).toEqual([])
  const names = isServer(folder) ? ['dev', 'types', 'test'] : ['dev', 'preview', 'types']
  expect(Object.keys(scripts)).toEqual(names)
  expect(read(`${folder}/README.md`)).toMatch(/^pnpm dev/m)
})

test('default: every example is named in the README and played by a journey', () => {
  const readme = read('README.md')
  const journeys = sourceFiles('e2e/{journeys,fixtures}/*.ts').map(read).join('\n')
  for (const folder of folders) {
    const name = folder.slice('examples/'.length)
    expect(readme).toContain(`(examples/${name})`)
    if (isServer(folder)) expect(read(`${folder}/src/signIn.test.ts`)).toContain('test(')
    else expect(journeys).toMatch(new RegExp(`'${name}'|examples/${name}'`))
  }
})

test.each([
  ['a file above it', "import a from '../../tooling/a.ts'", 'src/a.ts takes ../../tooling/a.ts'],
  ['a style above it', "@import '../../style.css'", 'src/a.ts takes ../../style.css'],
  ['a type of a package', "import('viem/chains')", 'src/a.ts imports viem, which is no dependency'],
])('error: %s', (_, text, leak) => {
  expect(findLeaks([{ path: 'src/a.ts', text }], ['react'])).toEqual([leak])
})
