import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../sourceFiles.ts'
import { createIconFiles } from './createIconFiles.ts'

const files = await createIconFiles()

test.each([...files])('behavior: %s is up to date: node scripts/generateIcons.ts', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text)
})

test('behavior: no icon is left over', () => {
  const icons = globSync('packages/ui/src/icons/*Icon.ts', { cwd: root })
  expect(icons.length).toBe(files.size)
  for (const path of icons) expect(files.has(path), path).toBe(true)
})
