import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createGroupCommit } from './createGroupCommit.ts'

/** Commits that the test completes. */
function createLog() {
  const batches: (readonly number[])[] = []
  const open: (() => void)[] = []
  const group = createGroupCommit<number>((items) => {
    batches.push(items)
    return new Promise((resolve) => open.push(resolve))
  })
  const finish = async () => {
    open.shift()?.()
    await setImmediate()
  }
  return { batches, group, finish }
}

test('default', async () => {
  const { batches, group, finish } = createLog()
  for (const item of [1, 2, 3]) group.add(item)
  expect(batches).toEqual([])
  await setImmediate()
  expect(batches).toEqual([[1, 2, 3]])
  await finish()
  await group.idle()
  expect(batches).toHaveLength(1)
})

test('behavior: what comes during a commit goes with the next', async () => {
  const { batches, group, finish } = createLog()
  group.add(1)
  await setImmediate()
  group.add(2)
  await setImmediate()
  group.add(3)
  expect(batches).toEqual([[1]])
  await finish()
  expect(batches).toEqual([[1], [2, 3]])
})

test('behavior: what is added at the very end of a commit is not forgotten', async () => {
  const batches: (readonly number[])[] = []
  const group = createGroupCommit<number>(async (items) => {
    batches.push(items)
  })
  group.add(1)
  const follow = group.idle().then(() => group.add(2))
  await follow
  await group.idle()
  expect(batches).toEqual([[1], [2]])
})

test('behavior: what the end of a commit brings about is committed too', async () => {
  const batches: (readonly number[])[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const group = createGroupCommit<number>((items) => {
    batches.push(items)
    return promise
  })
  group.add(1)
  await setImmediate()
  const added = promise.then(() => group.add(2))
  resolve()
  await added
  await setImmediate()
  await setImmediate()
  expect(batches).toEqual([[1], [2]])
})

test('behavior: wake commits nothing, once', async () => {
  const { batches, group, finish } = createLog()
  group.wake()
  group.wake()
  await setImmediate()
  await finish()
  await group.idle()
  expect(batches).toEqual([[]])
})

test('behavior: idle waits for all that was added', async () => {
  const { group, finish } = createLog()
  let isIdle = false
  group.add(1)
  await setImmediate()
  group.add(2)
  const waiting = group.idle().then(() => {
    isIdle = true
  })
  await finish()
  expect(isIdle).toBe(false)
  await finish()
  await waiting
})
