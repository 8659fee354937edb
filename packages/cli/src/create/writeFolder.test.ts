import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeFolder } from './writeFolder.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cleat-write-'))
})
afterEach(() => rm(root, { recursive: true }))

const files = { 'package.json': '{}', 'src/App.tsx': 'export {}' }

test('default: a folder that is not there, and those above it', async () => {
  const folder = join(root, 'apps/one')
  await writeFolder({ folder, files })
  expect((await readdir(folder)).sort()).toEqual(['package.json', 'src'])
  expect(await readFile(join(folder, 'src/App.tsx'), 'utf8')).toBe('export {}')
  expect(await readdir(join(root, 'apps'))).toEqual(['one'])
})

test('behavior: an empty folder, and one with a new repository', async () => {
  await mkdir(join(root, 'app/.git'), { recursive: true })
  await writeFolder({ folder: join(root, 'app'), files })
  expect((await readdir(join(root, 'app'))).sort()).toEqual(['.git', 'package.json', 'src'])
})

test('error: a folder with a file keeps it, and gets nothing', async () => {
  await mkdir(join(root, 'app'))
  await writeFile(join(root, 'app/notes.txt'), 'mine')
  await expect(writeFolder({ folder: join(root, 'app'), files })).rejects.toMatchObject({
    what: `${join(root, 'app')} has files.`,
    exitCode: 1,
  })
  expect(await readdir(join(root, 'app'))).toEqual(['notes.txt'])
  expect(await readdir(root)).toEqual(['app'])
})

test('error: a file of this name', async () => {
  await writeFile(join(root, 'app'), 'mine')
  await expect(writeFolder({ folder: join(root, 'app'), files })).rejects.toMatchObject({
    what: `${join(root, 'app')} is a file.`,
  })
})

test('error: a file that cannot be written leaves nothing half-written', async () => {
  // A file cannot be a folder too.
  const impossible = { ...files, 'src/App.tsx/inside.ts': '' }
  const folder = join(root, 'apps/one')
  await expect(writeFolder({ folder, files: impossible })).rejects.toThrow('could not be written')
  expect(await readdir(root)).toEqual([])
})

test.skipIf(process.getuid?.() === 0)('error: a folder of somebody else', async () => {
  await chmod(root, 0o500)
  const writing = writeFolder({ folder: join(root, 'app'), files })
  await expect(writing).rejects.toThrow('could not be written')
  await chmod(root, 0o700)
})
