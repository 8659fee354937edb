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
import { type PackageConfigOptions, packageConfig } from './packageConfig.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const sources = {
  'package.json': '{ "name": "row", "type": "module", "dependencies": { "react": "19" } }',
  'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx", "isolatedDeclarations": true } }',
  'src/exports/index.ts': "export { Row } from '../Row.tsx'",
  'src/exports/index.test.ts': "throw new Error('a test is not an entry')",
  'src/Row.tsx':
    "'use client'\nimport type { ReactNode } from 'react'\nimport { classes } from './Row.module.css'\n" +
    'export function Row(): ReactNode {\n  return <p className={classes.row} />\n}\n',
  'src/Row.module.css': '.row { color: red }',
  'src/cli.ts': "#!/usr/bin/env node\nimport { argv } from 'node:process'\nargv.pop()\n",
}

async function built(options?: PackageConfigOptions): Promise<(path: string) => string> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cleat-build-')))
  folders.push(folder)
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  await build({ ...packageConfig(options), cwd: folder, config: false, logLevel: 'silent' })
  return (path) => readFileSync(join(folder, 'dist', path), 'utf8')
}

test('default', async () => {
  const read = await built()
  expect(read('exports/index.js')).toContain('from "../Row.js"')
  expect(read('exports/index.d.ts')).toContain('from "../Row.js"')
  expect(read('Row.d.ts')).toContain('declare function Row(): ReactNode')
  expect(read('Row.js.map')).toContain('../src/Row.tsx')
  const files = globSync('dist/**/*.js', { cwd: folders[0] }).sort()
  expect(files).toEqual(['dist/Row.js', 'dist/Row.module.css.js', 'dist/exports/index.js'])
})

test('behavior: keeps directives and leaves dependencies outside', async () => {
  const read = await built()
  expect(read('Row.js')).toMatch(/^"use client"/)
  expect(read('Row.js')).toContain('from "react/jsx-runtime"')
})

test('behavior: keeps the first line of a command', async () => {
  const read = await built({ platform: 'node', entries: ['src/cli.ts'] })
  expect(read('cli.js')).toMatch(/^#!\/usr\/bin\/env node\n/)
})
