import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build as tsdown } from 'tsdown'
import { createServer, build as vite } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { compileCssModule, cssModules } from './cssModules.ts'
import sheet, { classes, css } from './fixtures/Row.module.css'

const fixture = join(import.meta.dirname, 'fixtures/Row.module.css')
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function createApp(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'cleat-css-'))
  folders.push(folder)
  mkdirSync(join(folder, 'src'))
  cpSync(fixture, join(folder, 'src/Row.module.css'))
  writeFileSync(join(folder, 'package.json'), '{ "name": "app", "type": "module" }')
  writeFileSync(
    join(folder, 'src/main.ts'),
    "import { classes, css } from './Row.module.css'\nexport const row: string = classes.row + css\n",
  )
  writeFileSync(
    join(folder, 'src/unused.ts'),
    "import './Row.module.css'\nexport const nothing: number = 1\n",
  )
  return folder
}

test('default', () => {
  expect(classes).toMatchInlineSnapshot(`
    {
      "label": "cleat-label-16e379",
      "row": "cleat-row-16e379",
    }
  `)
  expect(css).toMatchInlineSnapshot(
    `"@layer cleat{.cleat-row-16e379{color:light-dark(oklch(40% .1 250),oklch(90% .1 250));background:color-mix(in oklch, var(--cleat-color-accent) 20%, transparent)}.cleat-row-16e379 .cleat-label-16e379{animation:.1s appear}@keyframes appear{0%{opacity:0}}}"`,
  )
  expect(sheet).toEqual({ css, classes })
})

test('behavior: keeps layers and modern colours, lowers nesting', () => {
  expect(css).toContain('@layer cleat{')
  expect(css).toContain('light-dark(oklch(')
  expect(css).toContain('color-mix(in oklch,')
  expect(css).not.toContain('&')
})

test('behavior: names depend on the package and the path inside it, not on the machine', () => {
  const [first, second] = [createApp(), createApp()].map((folder) =>
    compileCssModule(join(folder, 'src/Row.module.css')),
  )
  expect(first).toBe(second)
  expect(first).not.toContain(classes.row)
})

test('error: composes', () => {
  const folder = createApp()
  const file = join(folder, 'src/Bad.module.css')
  writeFileSync(file, '.a { color: red } .b { composes: a; }')
  expect(() => compileCssModule(file)).toThrow('app/src/Bad.module.css: .b uses `composes`')
})

test('behavior: vite build', async () => {
  const folder = createApp()
  const output = await vite({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    plugins: [cssModules()],
    build: { write: false, lib: { entry: ['src/main.ts', 'src/unused.ts'], formats: ['es'] } },
  })
  const files = [output].flat().flatMap((part) => ('output' in part ? part.output : []))
  const code = Object.fromEntries(files.map((f) => [f.fileName, f.type === 'chunk' ? f.code : '']))
  expect(Object.keys(code)).toEqual(['main.js', 'unused.js'])
  expect(code['main.js']).toContain('@layer cleat{.cleat-row-')
  expect(code['unused.js']).not.toContain('@layer')
})

test('behavior: vite dev server serves it and follows the file', { timeout: 20_000 }, async () => {
  const folder = createApp()
  const server = await createServer({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    plugins: [cssModules()],
    server: { middlewareMode: true, ws: false },
  })
  try {
    const { client } = server.environments
    const main = await client.transformRequest('/src/main.ts')
    expect(main?.code).toContain('"/src/Row.module.css.js"')
    const before = await client.transformRequest('/src/Row.module.css.js')
    expect(before?.code).toContain('export const classes = {')
    const edited = async () => {
      writeFileSync(join(folder, 'src/Row.module.css'), '.other { color: red }')
      return (await client.transformRequest('/src/Row.module.css.js'))?.code
    }
    await expect.poll(edited, { timeout: 10_000 }).toContain('cleat-other-')
  } finally {
    await server.close()
  }
})

test('behavior: tsdown', async () => {
  const folder = createApp()
  await tsdown({
    cwd: folder,
    config: false,
    entry: ['src/main.ts', 'src/unused.ts'],
    platform: 'neutral',
    unbundle: true,
    dts: { oxc: true },
    logLevel: 'silent',
    plugins: [cssModules()],
  })
  const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8')
  expect(read('main.js')).toContain('from "./Row.module.css.js"')
  expect(read('Row.module.css.js')).toContain('@layer cleat{.cleat-row-')
  expect(read('unused.js')).not.toContain('Row.module')
  expect(read('main.d.ts')).toContain('declare const row: string')
})
