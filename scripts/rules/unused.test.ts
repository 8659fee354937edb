import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { type RunResult, run } from '../run.ts'
import { root } from '../sourceFiles.ts'

const knip = join(root, 'node_modules/knip/bin/knip.js')
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Runs the repository's knip configuration on a core package of these files. */
function knipOn(files: Record<string, string>): Promise<RunResult> {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-unused-'))
  folders.push(folder)
  cpSync(join(root, 'knip.json'), join(folder, 'knip.json'))
  const all = {
    'package.json': '{ "name": "root", "private": true, "workspaces": ["packages/*"] }',
    'packages/core/package.json': '{ "name": "a", "exports": { ".": "./src/exports/index.ts" } }',
    'packages/core/src/exports/index.ts': "export { used } from '../used.ts'",
    'packages/core/src/used.ts': 'export const used = 1',
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return run(process.execPath, [knip, '--no-config-hints'], { cwd: folder })
}

test('default', async () => {
  expect(await knipOn({})).toEqual({ code: 0, output: '' })
})

test('error: an export nobody imports', async () => {
  const { code, output } = await knipOn({
    'packages/core/src/used.ts': 'export const used = 1\nexport const forgotten = 2',
  })
  expect(code).toBe(1)
  expect(output).toMatch(/Unused exports \(1\)\s+forgotten/)
})

test('error: a file nobody imports', async () => {
  const { code, output } = await knipOn({ 'packages/core/src/lost.ts': 'export const lost = 1' })
  expect(code).toBe(1)
  expect(output).toMatch(/Unused files \(1\)\s+packages\/core\/src\/lost\.ts/)
})

test('error: a dependency nobody imports', async () => {
  const { code, output } = await knipOn({
    'packages/core/package.json':
      '{ "name": "a", "exports": "./src/exports/index.ts", "dependencies": { "valibot": "1.5.0" } }',
  })
  expect(code).toBe(1)
  expect(output).toMatch(/Unused dependencies \(1\)\s+valibot/)
})
