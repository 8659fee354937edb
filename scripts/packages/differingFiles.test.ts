import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { differingFiles } from './differingFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'cleat-differing-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, name, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return join(folder, name)
}

test('default: changed, missing and added files', async () => {
  const files = { 'a/dist/same.js': '1', 'a/dist/changed.js': '1', 'b/dist/gone.js': '1' }
  const one = write('one', { ...files, 'a/src/index.ts': '1' })
  const { 'b/dist/gone.js': _, ...kept } = files
  const more = { 'a/dist/changed.js': '2', 'b/dist/added.js': '1', 'a/src/index.ts': '2' }
  const other = write('other', { ...kept, ...more })
  expect(await differingFiles({ one, other, glob: '*/dist/**' })).toEqual([
    'a/dist/changed.js',
    'b/dist/added.js',
    'b/dist/gone.js',
  ])
  expect(await differingFiles({ one, other: one, glob: '*/dist/**' })).toEqual([])
})
