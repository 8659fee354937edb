import { expect, test } from 'vitest'
import { limitCalls } from './limitCalls.ts'

const request = { chain: 'eip155:1', data: '0x', gas: '0x1' }

function stage() {
  const open: (() => void)[] = []
  let most = 0
  const call = limitCalls({
    call: async () => {
      await new Promise<void>((resolve) => {
        open.push(resolve)
        most = Math.max(most, open.length)
      })
      return '0x'
    },
    ...{ atOnce: 2, waiting: 3 },
  })
  const ask = (signal = new AbortController().signal) => call({ ...request, signal })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const finish = async () => {
    await settle()
    open.shift()?.()
    await settle()
  }
  return { ask, finish, open, most: () => most }
}

test('default: so many at once, and the others after them', async () => {
  const { ask, finish, open, most } = stage()
  const asked = Array.from({ length: 5 }, () => ask())
  await expect(ask()).rejects.toThrow('Too many')
  for (let count = 0; count < 5; count += 1) await finish()
  expect(await Promise.all(asked)).toHaveLength(5)
  expect([most(), open.length]).toEqual([2, 0])
})

test('behavior: one after another, it never fills up', async () => {
  const { ask, finish, open } = stage()
  for (let count = 0; count < 8; count += 1) {
    const asked = ask()
    await finish()
    expect(await asked).toBe('0x')
  }
  expect(open).toEqual([])
})

test('error: what was given up while it waited is not asked, and blocks nothing', async () => {
  const { ask, finish } = stage()
  const controller = new AbortController()
  const asked = [ask(), ask(), ask(controller.signal), ask()]
  controller.abort()
  const settled = Promise.allSettled(asked)
  for (let count = 0; count < 4; count += 1) await finish()
  expect((await settled).map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
  ])
})
