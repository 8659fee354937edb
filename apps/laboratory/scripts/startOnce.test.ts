import { expect, test } from 'vitest'
import { startOnce } from './startOnce.ts'

/** Counts starts and stops. */
function count(parameters: { failures?: number } = {}) {
  const seen = { started: 0, stopped: 0 }
  const create = async () => {
    seen.started += 1
    if (seen.started <= (parameters.failures ?? 0)) throw new Error('no port')
    return {
      async stop() {
        seen.stopped += 1
      },
    }
  }
  return { seen, ...startOnce(create) }
}

test('default', async () => {
  const { start, stop, seen } = count()
  expect(await start()).toBe(await start())
  await stop()
  expect(seen).toEqual({ started: 1, stopped: 1 })
})

test('behavior: what nobody wanted is not ended', async () => {
  const { stop, seen } = count()
  await stop()
  expect(seen).toEqual({ started: 0, stopped: 0 })
})

test('behavior: one that is still starting is ended, too', async () => {
  const { start, stop, seen } = count()
  const starting = start()
  await stop()
  await starting
  expect(seen).toEqual({ started: 1, stopped: 1 })
})

test('error: what failed is tried again', async () => {
  const { start, stop, seen } = count({ failures: 1 })
  await expect(start()).rejects.toThrow('no port')
  await start()
  await stop()
  expect(seen).toEqual({ started: 2, stopped: 1 })
})
