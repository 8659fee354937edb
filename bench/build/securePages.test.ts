import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const script = join(root, 'apps/secure/scripts/releasePages.ts')
let folder: string
let pages: readonly ReadonlyMap<string, Buffer>[]

/** Builds in another process, folder and time zone each time. */
async function build(name: string, environment: Record<string, string>) {
  const outDir = join(folder, name)
  await promisify(execFile)(process.execPath, [script, outDir], {
    cwd: environment.HOME,
    env: { ...process.env, INIT_CWD: '', NODE_ENV: '', ...environment },
  })
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const read = files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name)
    return [`/${relative(outDir, path)}`, await readFile(path)] as const
  })
  return new Map(await Promise.all(read))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleat-pages-'))
  pages = [
    await build('one', { TZ: 'UTC', LANG: 'C', HOME: root }),
    await build('a-longer-name', { TZ: 'Asia/Tokyo', LANG: 'de_DE.UTF-8', HOME: folder }),
  ]
}, 600_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

test('default: two builds of the wallet’s pages are identical, byte for byte', () => {
  const [one, other] = pages
  expect(one?.size).toBeGreaterThan(100)
  expect([...(other?.keys() ?? [])].sort()).toEqual([...(one?.keys() ?? [])].sort())
  const differing = [...(one ?? [])].filter(([path, bytes]) => !other?.get(path)?.equals(bytes))
  expect(differing.map(([path]) => path)).toEqual([])
})

test('default: the list that a release publishes has the hash of each of them', async () => {
  const lists = await Promise.all(
    ['one', 'a-longer-name'].map((name) => readFile(join(folder, `${name}.json`), 'utf8')),
  )
  expect(lists[0]).toBe(lists[1])
  const { files } = JSON.parse(lists[0] ?? '') as { files: { path: string; bytes: number }[] }
  expect(files.map(({ path }) => path)).toEqual([...(pages[0]?.keys() ?? [])].sort())
  for (const { path, bytes } of files) expect(pages[0]?.get(path)?.length).toBe(bytes)
})

test('default: nothing in them names the machine that built them', () => {
  for (const [path, bytes] of pages[0] ?? []) expect(bytes.includes(root), path).toBe(false)
})
