import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishedFile } from './publishedFile.ts'

let packages: string

beforeEach(() => {
  packages = mkdtempSync(join(tmpdir(), 'cleat-published-'))
  mkdirSync(join(packages, 'core/dist'), { recursive: true })
  const entry = (name: string) => ({ default: `./dist/${name}.js` })
  const exports = { '.': entry('index'), './adapter': entry('adapter') }
  const manifest = { exports: { '.': './src/index.ts' }, publishConfig: { exports } }
  writeFileSync(join(packages, 'core/package.json'), JSON.stringify(manifest))
  writeFileSync(join(packages, 'core/dist/index.js'), '')
})

afterEach(() => rmSync(packages, { recursive: true }))

test('default', () => {
  expect(publishedFile('@cleat/core', packages)).toBe(join(packages, 'core/dist/index.js'))
})

test('error: not built', () => {
  expect(() => publishedFile('@cleat/core/adapter', packages)).toThrow(/not built.*pnpm build/)
})

test('error: not published', () => {
  expect(() => publishedFile('@cleat/core/internal', packages)).toThrow(/exports no such entry/)
  expect(() => publishedFile('valtio', packages)).toThrow(/no package of ours/)
})
