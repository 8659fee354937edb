import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildFirstChunk, type FirstChunk } from './buildFirstChunk.ts'

const packages = join(import.meta.dirname, '../../packages')
let withAll: FirstChunk
let withNone: FirstChunk

beforeAll(async () => {
  // The condition that apps are published with: in development the names of options are checked.
  vi.stubEnv('NODE_ENV', 'production')
  withAll = await buildFirstChunk()
  withNone = await buildFirstChunk({ features: 'none' })
}, 180_000)

afterAll(() => {
  vi.unstubAllEnvs()
})

test('default: our code in the first chunk is the same with every feature and with none', () => {
  expect(withAll.own.length).toBeGreaterThan(50_000)
  expect(withAll.own === withNone.own, findDifference(withAll.own, withNone.own)).toBe(true)
  expect(withAll.own).toContain('./createRuntime-HASH.js')
})

test('default: one more feature does not change a byte of the first chunk', async () => {
  const { file } = await buildFirstChunk({ features: 'demo' })
  expect(file === withAll.file, findDifference(file, withAll.file)).toBe(true)
}, 180_000)

test('default: the first chunk names no view', () => {
  const views = globSync('ui/src/features/**/*View.tsx', { cwd: packages })
  expect(views.length).toBeGreaterThan(10)
  const names = views.map((path) => basename(path, '.tsx'))
  expect(names.filter((name) => withAll.file.includes(name))).toEqual([])
})

test.each([
  [
    'a lazy file that the page names',
    'packages/core/src/kit/createKit.ts',
    "globalThis.leak = () => import('../features/send/createSend.ts')",
  ],
  [
    'a feature that the page loads',
    'packages/core/src/kit/createKit.ts',
    "import { send } from '../features/send/feature.ts'\nglobalThis.leak = send",
  ],
])(
  'error: %s',
  async (_, file, code) => {
    const leaking = await buildFirstChunk({ leak: { file, code } })
    expect(leaking.own).not.toBe(withNone.own)
    expect(leaking.file).not.toBe(withAll.file)
  },
  180_000,
)

/** The first line that is not the same. */
function findDifference(one: string, other: string): string {
  const lines = other.split('\n')
  return (
    one
      .split('\n')
      .find((line, at) => line !== lines[at])
      ?.slice(0, 500) ?? ''
  )
}
