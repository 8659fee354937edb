import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'tsdown'
import { afterEach, expect, test } from 'vitest'
import { type BundledConfigOptions, bundledConfig } from './bundledConfig.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const sources = {
  'package.json': '{ "name": "row", "type": "module" }',
  'tsconfig.json': '{ "compilerOptions": { "isolatedDeclarations": true } }',
  'src/exports/modal.ts': "export { modal } from '../modal.ts'",
  'src/exports/kit.ts': "export { theme } from '../theme.ts'",
  'src/modal.ts':
    "import { button } from './button.ts'\nimport { theme } from './theme.ts'\n" +
    "export const modal = async (): Promise<string> => button() + theme() + (await import('./view.ts')).view()\n",
  'src/button.ts': "export const button = (): string => 'a button'\n",
  'src/theme.ts': "export const theme = (): string => 'a theme'\n",
  'src/view.ts':
    "import { button } from './button.ts'\nimport { glass } from './library/glass.ts'\n" +
    "export const view = (): string => button() + glass + ' in a view'\n",
  'src/library/glass.ts': "export const glass: string = 'of glass'\n",
}

async function built(
  options: BundledConfigOptions = { floors: [['exports/kit'], 'exports/modal'] },
  files: { readonly [path: string]: string } = sources,
): Promise<(path: string) => string> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cleat-build-')))
  folders.push(folder)
  for (const [path, text] of Object.entries({ ...sources, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const config of bundledConfig(options))
    await build({ ...config, cwd: folder, config: false, logLevel: 'silent' })
  return (path) => readFileSync(join(folder, 'dist', path), 'utf8')
}

test('default', async () => {
  const read = await built()
  const files = globSync('dist/**/*.js', { cwd: folders[0] }).sort()
  expect(files).toEqual([
    'dist/exports/kit.js',
    'dist/exports/modal.js',
    'dist/theme.js',
    'dist/view.js',
  ])
  expect(read('exports/modal.js')).toContain('a button')
})

test('behavior: what another file needs alone, or what comes later, is no part of the piece', async () => {
  const read = await built()
  const modal = read('exports/modal.js')
  expect(modal).not.toContain('a theme')
  expect(modal).not.toContain('in a view')
  expect(read('exports/kit.js')).toContain('from "../theme.js"')
  expect(read('view.js')).toContain('from "./exports/modal.js"')
})

test('behavior: a library that is published as one file is loaded from there', async () => {
  const view = (await built())('view.js')
  expect(view).toContain('from "./library/glass.js"')
  expect(view).not.toContain('of glass')
})

test('behavior: types are published file by file', async () => {
  const read = await built()
  expect(read('exports/modal.d.ts')).toContain('from "../modal.js"')
})

test('behavior: a module belongs to the first floor that reaches it', async () => {
  const read = await built(
    { floors: ['boot', 'exports/modal'] },
    {
      'src/exports/kit.ts': "export { boot } from '../boot.ts'",
      'src/boot.ts':
        "import { theme } from './theme.ts'\n" +
        "export const boot = async (): Promise<string> => theme() + (await import('./exports/modal.ts')).modal()\n",
    },
  )
  expect(globSync('dist/**/*.js', { cwd: folders[0] }).sort()).toEqual([
    'dist/boot.js',
    'dist/exports/kit.js',
    'dist/exports/modal.js',
    'dist/view.js',
  ])
  expect(read('boot.js')).toContain('a theme')
  expect(read('boot.js')).not.toContain('view')
  expect(read('exports/modal.js')).not.toContain('a theme')
})

test('behavior: entries that load no earlier than a file are bundled with it', async () => {
  const read = await built({ floors: [{ file: 'exports/modal', entries: ['exports/kit'] }] })
  expect(read('exports/modal.js')).toContain('a theme')
  expect(read('exports/kit.js')).toContain('from "./modal.js"')
  expect(read('exports/kit.js')).not.toContain('a theme')
})

test('behavior: what two files on demand share stays a file', async () => {
  const read = await built(undefined, {
    'src/view.ts':
      "import { shared } from './shared.ts'\nexport const view = (): string => shared()\n",
    'src/other.ts':
      "import { shared } from './shared.ts'\nexport const other = (): string => shared()\n",
    'src/shared.ts': "export const shared = (): string => 'for two'\n",
    'src/theme.ts':
      "export const theme = (): string => 'a theme'\nexport const load = async (): Promise<string> => (await import('./other.ts')).other()\n",
  })
  expect(read('shared.js')).toContain('for two')
  expect(read('exports/modal.js')).not.toContain('for two')
})
