import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { unusedProblems } from './unusedProblems.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cleat-unused-')))
afterAll(() => rmSync(folder, { recursive: true }))

function install(name: string, manifest: object): void {
  mkdirSync(join(folder, 'node_modules', name), { recursive: true })
  const write = (path: string, text: string) =>
    writeFileSync(join(folder, 'node_modules', name, path), text)
  write('package.json', JSON.stringify({ name, type: 'module', main: 'index.js', ...manifest }))
  write('index.js', 'globalThis.counted = 1\nexport const a = document.title\n')
}

test('default', async () => {
  install('quiet', { sideEffects: false })
  expect(await unusedProblems(folder, 'quiet')).toEqual([])
})

test('error: code that stays', async () => {
  install('loud', {})
  expect(await unusedProblems(folder, 'loud')).toEqual([
    expect.stringContaining('globalThis.counted = 1'),
  ])
})
