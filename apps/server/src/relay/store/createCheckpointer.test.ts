import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { useFolder } from '../../test/useFolder.ts'
import { createCheckpointer } from './createCheckpointer.ts'

const pageBytes = 4096

/** A database without automatic checkpoints, and a function that writes a page. */
async function useDatabase() {
  const path = join(await useFolder(), 'test.sqlite')
  const database = new DatabaseSync(path)
  onTestFinished(() => database.close())
  database.exec(`PRAGMA page_size = ${pageBytes}; PRAGMA journal_mode = WAL;
    PRAGMA wal_autocheckpoint = 0; CREATE TABLE page (bytes BLOB)`)
  const insert = database.prepare('INSERT INTO page VALUES (zeroblob(4000))')
  return { path, write: () => insert.run() }
}

function pagesOf(path: string): number {
  return Math.floor(statSync(path).size / pageBytes)
}

function useCheckpointer(parameters: Partial<createCheckpointer.Parameters> & { path: string }) {
  const given = { onFailure: () => undefined, everyMs: 5, ...parameters }
  const checkpointer = createCheckpointer(given)
  onTestFinished(() => checkpointer.close())
  return checkpointer
}

test('default', async () => {
  const { path, write } = await useDatabase()
  for (let page = 0; page < 100; page += 1) write()
  expect(pagesOf(path)).toBeLessThan(100)
  useCheckpointer({ path })
  await expect.poll(() => pagesOf(path)).toBeGreaterThanOrEqual(100)
})

/** Writes without a pause until the log restarts. Returns the number of pages, or none. */
async function useUntilAnew(given: Partial<createCheckpointer.Parameters>) {
  const { path, write } = await useDatabase()
  const checkpointer = useCheckpointer({ path, ...given })
  const deadline = performance.now() + 15_000
  for (let written = 1; performance.now() < deadline; written += 1) {
    await checkpointer.ready()
    write()
    if (written > pagesOf(`${path}-wal`) + 200) return written
    await setImmediate()
  }
  return undefined
}

test('parameters: maxFrames: the log begins anew though writes go on', async () => {
  expect(await useUntilAnew({ maxFrames: 100 })).toBeGreaterThan(100)
})

// On a busy machine the log occasionally restarts earlier.
test('parameters: timeoutMs: on a slow disk writes are held up only when the log is far too long', {
  retry: 2,
}, async () => {
  expect(await useUntilAnew({ maxFrames: 300, timeoutMs: -1 })).toBeGreaterThan(1200)
})

test('error: the thread cannot open the file', async () => {
  let failures = 0
  const onFailure = () => {
    failures += 1
  }
  const path = join(await useFolder(), 'missing', 'test.sqlite')
  const checkpointer = useCheckpointer({ path, onFailure, everyMs: 1000 })
  await expect.poll(() => failures).toBe(1)
  await checkpointer.ready()
  await checkpointer.close()
})
