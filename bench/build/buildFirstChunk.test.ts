import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildFirstChunk } from './buildFirstChunk.ts'

const packages = join(import.meta.dirname, '../../packages')
let withAll = ''
let withNone = ''

beforeAll(async () => {
  // The condition that apps are published with: in development the names of options are checked.
  vi.stubEnv('NODE_ENV', 'production')
  withAll = await buildFirstChunk()
  withNone = await buildFirstChunk({ features: 'none' })
}, 180_000)

afterAll(() => {
  vi.unstubAllEnvs()
})

test('default: what the first chunk loads is the same with every feature and with none', () => {
  expect(withAll.length).toBeGreaterThan(100_000)
  expect(listLoaded(withAll)).toEqual(listLoaded(withNone))
  expect(listLoaded(withAll)).toContain('runtime-HASH')
})

test('default: the first chunk names no view', () => {
  const views = globSync('ui/src/features/**/*View.tsx', { cwd: packages })
  expect(views.length).toBeGreaterThan(10)
  const names = views.map((path) => basename(path, '.tsx'))
  expect(names.filter((name) => withAll.includes(name))).toEqual([])
})

test('error: a feature that the page loads', async () => {
  const leaking = await buildFirstChunk({
    leak: {
      file: 'packages/react/src/createAppKit.ts',
      code: "globalThis.leak = () => import('../../ui/src/features/send/sendViews.ts')",
    },
  })
  expect(listLoaded(leaking)).not.toEqual(listLoaded(withNone))
}, 180_000)

/** The files that a chunk loads on demand, by name. */
function listLoaded(code: string): string[] {
  const loaded = [...code.matchAll(/import\(\s*["'`]\.\/(?:[\w-]+\/)*([\w.-]+)\.js["'`]\s*\)/g)]
  return [...new Set(loaded.map(([, name = '']) => name))].sort()
}
