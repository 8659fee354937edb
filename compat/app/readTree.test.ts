import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readTree } from './readTree.ts'

const folder = mkdtempSync(join(tmpdir(), 'cleat-tree-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('default: packages, scoped and nested, and not the manifests inside them', async () => {
  const files = {
    'a/package.json': '{"name":"a","version":"1.0.0","license":"MIT"}',
    'a/esm/package.json': '{"type":"module"}',
    'a/node_modules/@b/c/package.json': '{"name":"@b/c","version":"2.0.0","license":"ISC"}',
    'a/index.js': 'four',
    '.bin/a': '',
    '.package-lock.json': '{}',
  }
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'node_modules', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const { packages, bytes } = await readTree(folder)
  expect(packages).toEqual([
    { name: '@b/c', version: '2.0.0', licence: 'ISC' },
    { name: 'a', version: '1.0.0', licence: 'MIT' },
  ])
  expect(bytes).toBe(Object.values(files).join('').length)
})
