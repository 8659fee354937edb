import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { run } from '../run.ts'
import { attwProblems, publintProblems } from './publicationProblems.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const good = {
  'package.json': JSON.stringify({
    name: '@cleat/core',
    version: '1.0.0',
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  }),
  'dist/index.js': 'export const a = 1\n',
  'dist/index.d.ts': 'export declare const a: number\n',
}

async function pack(files: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-publication-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'package', path)), { recursive: true })
    writeFileSync(join(folder, 'package', path), text)
  }
  await run('tar', ['-czf', 'packed.tgz', 'package'], { cwd: folder })
  return join(folder, 'packed.tgz')
}

test('default', { timeout: 20_000 }, async () => {
  const tarball = await pack(good)
  expect(await publintProblems(tarball)).toEqual([])
  expect(await attwProblems(tarball)).toEqual([])
})

test('error: publint sees CommonJS in an ES module', async () => {
  const tarball = await pack({ ...good, 'dist/index.js': 'module.exports = { a: 1 }\n' })
  expect(await publintProblems(tarball)).toEqual([expect.stringContaining('CJS')])
})

test('error: attw sees types that import what is not there', { timeout: 20_000 }, async () => {
  const tarball = await pack({ ...good, 'dist/index.d.ts': "export { a } from './b.js'\n" })
  expect(await attwProblems(tarball)).toEqual([
    expect.stringContaining('Internal resolution error'),
  ])
})
