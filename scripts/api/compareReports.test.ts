import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compareReports } from './compareReports.ts'
import { writeReports } from './writeReports.ts'

test('default', async () => {
  const root = await mkdtemp(join(tmpdir(), 'cleat-api-test-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'api'))
  await writeFile(join(root, 'api/same.api.md'), 'a\n')
  await writeFile(join(root, 'api/changed.api.md'), 'a(one: string): void\n')
  await writeFile(join(root, 'api/gone.api.md'), 'a\n')
  const reports = new Map([
    ['api/same.api.md', 'a\n'],
    ['api/changed.api.md', 'a(one: number): void\n'],
    ['other/new.api.md', 'b\n'],
  ])
  const parameters = {
    ...{ root, reports, folder: join(root, 'compared') },
    written: ['same', 'changed', 'gone'].map((name) => `api/${name}.api.md`),
  }
  const differences = await compareReports(parameters)
  expect(differences.map(({ path }) => path)).toEqual([
    'api/changed.api.md',
    'other/new.api.md',
    'api/gone.api.md',
  ])
  expect(differences[0]?.patch).toContain('-a(one: string): void\n+a(one: number): void\n')
  await writeReports({ root, reports, paths: differences.map(({ path }) => path) })
  expect(await readFile(join(root, 'other/new.api.md'), 'utf8')).toBe('b\n')
  expect(await compareReports({ ...parameters, written: ['api/same.api.md'] })).toEqual([])
})
