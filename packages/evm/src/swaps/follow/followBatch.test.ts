import type { SwapOutcome, TrackingData } from '@cleat/core/adapter'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeNode } from '../../test/createFakeNode.ts'
import { followBatch } from './followBatch.ts'

const id = '0xb47c4'
const [first, second, third] = ['ab', 'cd', 'ef'].map((byte) => `0x${byte.repeat(32)}`) as [
  ...[string, string, string],
]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const done = (status: number, ...hashes: readonly string[]) => ({
  ...{ status, receipts: hashes.map((transactionHash) => ({ transactionHash })) },
})

/** @param says - what the wallet answers, in turn */
function start(
  says: readonly unknown[],
  change: Partial<Parameters<typeof followBatch>[1]> = {},
  statuses: Readonly<Record<string, SwapOutcome['status']>> = {},
) {
  const { chain } = createFakeNode()
  const left = [...says]
  let asked = 0
  const send = async () => {
    asked += 1
    return left.length > 1 ? left.shift() : left[0]
  }
  const reported: TrackingData[] = []
  const outcome = followBatch(
    { ...chain, send },
    {
      ...{ id, trackingData: { batch: 1 }, signal: new AbortController().signal },
      onTrackingData: (known) => void reported.push(known),
      async follow(hash) {
        const status = statuses[hash] ?? 'confirmed'
        return status === 'confirmed'
          ? { status, hash, received: 5n }
          : { status, hash, reason: '' }
      },
      ...change,
    },
  )
  outcome.catch(() => undefined)
  return { outcome, reported, asked: () => asked }
}

test('default: by the transaction that the wallet names, which is remembered', async () => {
  const { outcome, reported } = start([{ status: 100 }, done(200, first)])
  await vi.advanceTimersByTimeAsync(1000)
  expect(await outcome).toEqual({ status: 'confirmed', hash: first, received: 5n })
  expect(reported).toEqual([{ batch: 1, mined: first }])
  const silent = start([done(200, first)], { onTrackingData: undefined, trackingData: undefined })
  expect(await silent.outcome).toMatchObject({ status: 'confirmed' })
})

test('behavior: the one that counts of several, of which none is remembered alone', async () => {
  const statuses = { [first]: 'dropped', [second]: 'failed', [third]: 'unproven' } as const
  const { outcome, reported } = start([done(200, first, second, third)], {}, statuses)
  expect(await outcome).toMatchObject({ status: 'failed', hash: second })
  expect(reported).toEqual([])
})

test('behavior: what was named in an earlier visit is followed, without the wallet', async () => {
  const { outcome, asked } = start([null], { trackingData: { mined: second } })
  expect(await outcome).toMatchObject({ hash: second })
  expect(asked()).toBe(0)
})

test.each([
  ['a name', id],
  ['a longer hash', `${second}0`],
  ['a text with a hash', `of ${second}`],
  ['a list', [second]],
  ['a number', 5],
])('behavior: the wallet is asked again where %s is stored', async (_, mined) => {
  const trackingData: TrackingData = JSON.parse(JSON.stringify({ mined }))
  const { outcome } = start([done(200, first)], { trackingData })
  expect(await outcome).toMatchObject({ hash: first })
})

test.each([
  [200, 'unproven'],
  [399, 'unproven'],
  [400, 'dropped'],
  [499, 'dropped'],
  [500, 'unproven'],
  [600, 'unproven'],
])('behavior: by the code %i without a transaction: %s', async (code, status) => {
  const { outcome, reported } = start([done(code)])
  expect(await outcome).toEqual({ status, hash: id })
  expect(reported).toEqual([])
})

test('error: the reason of the signal, before the wallet is asked', async () => {
  const { outcome, asked } = start([done(200, first)], { signal: AbortSignal.abort('over') })
  await expect(outcome).rejects.toBe('over')
  expect(asked()).toBe(0)
})
