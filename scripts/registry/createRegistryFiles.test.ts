import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../sourceFiles.ts'
import { createRegistryFiles } from './createRegistryFiles.ts'

const files = await createRegistryFiles()

test.each([...files])(
  'behavior: %s is up to date: node scripts/generateRegistry.ts',
  (path, text) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(text)
  },
)

test('behavior: no sheet is left over', () => {
  const sheets = globSync('packages/core/src/runtime/registry/**/*Sheet*.ts', { cwd: root })
  for (const path of sheets) expect(files.has(path), path).toBe(true)
})
