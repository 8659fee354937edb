import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { importProblems } from './importQuietly.ts'

const folder = mkdtempSync(join(tmpdir(), 'cleat-import-'))
afterAll(() => rmSync(folder, { recursive: true }))

function imported(code: string): Promise<readonly string[]> {
  writeFileSync(join(folder, 'entry.mjs'), code)
  return importProblems(process.execPath, folder, './entry.mjs')
}

test('default', async () => {
  expect(await imported('export const a = 1')).toEqual([])
})

test('error: throws', async () => {
  expect(await imported('document.title')).toEqual([
    expect.stringContaining('document is not defined'),
  ])
})

test('error: prints', async () => {
  expect(await imported("console.warn('hello')")).toEqual(['prints: hello'])
})

test('error: adds a global', async () => {
  expect(await imported('globalThis.cleat = {}')).toEqual(['adds globals: cleat'])
})

test('error: keeps the process alive', { timeout: 20_000 }, async () => {
  expect(await imported('setInterval(() => {}, 1000)')).toEqual([
    'keeps the process alive 2000 ms after the import',
  ])
})
