// @vitest-environment node

import { base64 } from '@scure/base'
import { afterEach, expect, test, vi } from 'vitest'
import { answerRpc, type RpcAnswers } from '../test/answerRpc.ts'
import { followTransaction } from './followTransaction.ts'

afterEach(() => void vi.unstubAllGlobals())

const hash = 'hash'
const done = { status: 'confirmed', hash } as const
const statusOf = (found: object | null, slot = 100) => ({ context: { slot }, value: [found] })
const settled = { err: null, confirmationStatus: 'confirmed' }
const epoch = (blockHeight: number, absoluteSlot = blockHeight) => ({
  ...{ absoluteSlot, blockHeight, epoch: 1 },
})

function follow(
  answers: RpcAnswers,
  parts: Partial<followTransaction.Parameters<typeof done>> = {},
) {
  const { network, asked } = answerRpc(answers)
  const judge = vi.fn(async (): Promise<typeof done | undefined> => done)
  const { signal } = new AbortController()
  const outcome = followTransaction({
    ...{ network, hash, tracked: { last: 50n }, judge, signal, pollingMs: 1 },
    ...parts,
  })
  const count = (method: string) => asked.filter((one) => one.method === method).length
  return { outcome, asked, judge, count }
}

test('default: what the chain has is judged', async () => {
  const { outcome, asked } = follow({
    getEpochInfo: () => epoch(40),
    getSignatureStatuses: () => statusOf(settled),
  })
  expect(await outcome).toEqual(done)
  // An old one is searched for at first.
  const [statuses] = asked.filter(({ method }) => method === 'getSignatureStatuses')
  expect(statuses?.params).toEqual([[hash], { searchTransactionHistory: true }])
  // What is not final may be undone.
  const [height] = asked.filter(({ method }) => method === 'getEpochInfo')
  expect(height?.params).toEqual([{ commitment: 'finalized' }])
})

test('behavior: it waits for a block that stays, and for who judges', async () => {
  const levels = ['processed', 'confirmed']
  const verdicts = [undefined, done]
  const { outcome, count } = follow(
    {
      getEpochInfo: () => epoch(40),
      getSignatureStatuses: () =>
        statusOf({ err: null, confirmationStatus: levels.shift() ?? 'finalized' }),
    },
    { judge: async () => verdicts.shift() },
  )
  expect(await outcome).toEqual(done)
  expect(count('getSignatureStatuses')).toBe(3)
})

const failed = { err: { InstructionError: [0, { Custom: 1 }] }, confirmationStatus: 'finalized' }

test('behavior: one that failed has the chain’s words, and whether the price moved', async () => {
  const answers: RpcAnswers = {
    getEpochInfo: () => epoch(40),
    getSignatureStatuses: () => statusOf(failed),
  }
  const failure = { status: 'failed', hash, reason: expect.stringMatching(/\w/) }
  const isPriceMoved = vi.fn(() => true)
  const moved = follow(answers, { isPriceMoved })
  expect(await moved.outcome).toStrictEqual({ ...failure, isPriceMoved: true })
  expect(isPriceMoved).toHaveBeenCalledWith(failed.err)
  expect(moved.judge).not.toHaveBeenCalled()
  for (const other of [{ isPriceMoved: () => false }, {}])
    expect(await follow(answers, other).outcome).toStrictEqual(failure)
})

test('behavior: what its programs logged is the reason, where the node has it', async () => {
  const transaction = ['', 'base64']
  const meta = { logMessages: ['Program log: Error: slippage exceeded', 'Program x failed'] }
  const answers: RpcAnswers = {
    getEpochInfo: () => epoch(40),
    getSignatureStatuses: () => statusOf(failed),
    getTransaction: ([signature]) => (signature === hash ? { transaction, meta } : undefined),
  }
  expect(await follow(answers).outcome).toMatchObject({ reason: 'slippage exceeded' })
  const { getTransaction: _, ...others } = answers
  expect(await follow(others).outcome).toMatchObject({ reason: JSON.stringify(failed.err) })
})

test('behavior: over once a node that has passed its last block does not know it', async () => {
  const { outcome } = follow({
    getEpochInfo: () => epoch(51),
    getSignatureStatuses: () => statusOf(null, 51),
  })
  expect(await outcome).toEqual({ status: 'dropped', hash })
})

test.each<[string, RpcAnswers]>([
  [
    'its last block is not passed',
    { getEpochInfo: () => epoch(50), getSignatureStatuses: () => statusOf(null, 60) },
  ],
  [
    'the node that was asked is behind',
    { getEpochInfo: () => epoch(51), getSignatureStatuses: () => statusOf(null, 50) },
  ],
  [
    'it is in a block that may not stay',
    {
      getEpochInfo: () => epoch(51),
      getSignatureStatuses: () => statusOf({ err: null, confirmationStatus: 'processed' }, 51),
    },
  ],
  ['the height is unknown', { getSignatureStatuses: () => statusOf(null, 60) }],
  ['no node answers', { getEpochInfo: () => epoch(51) }],
])('behavior: while %s, it may still come', async (_, answers) => {
  const late: RpcAnswers = { ...answers }
  const { outcome, judge, count } = follow(late)
  await vi.waitFor(() => expect(count('getSignatureStatuses')).toBeGreaterThan(3))
  expect(judge).not.toHaveBeenCalled()
  late.getSignatureStatuses = () => statusOf(settled)
  expect(await outcome).toEqual(done)
})

test('behavior: the history is searched at first, and once it is over', async () => {
  let height = 40
  const { outcome, asked } = follow({
    getEpochInfo: () => epoch(height),
    getSignatureStatuses: () => {
      if (asked.length > 6) height = 51
      return statusOf(null, height)
    },
  })
  expect(await outcome).toMatchObject({ status: 'dropped' })
  const thorough = asked.flatMap(({ method, params: [, settings] }) =>
    method === 'getSignatureStatuses'
      ? [(settings as { searchTransactionHistory: boolean }).searchTransactionHistory]
      : [],
  )
  expect(thorough[0]).toBe(true)
  expect(thorough.at(-1)).toBe(true)
  expect(thorough.slice(1, -1)).toContain(false)
  expect(thorough.slice(1, -1)).not.toContain(true)
})

test('behavior: its last block is found out once, and handed on', async () => {
  const onTrackingData = vi.fn()
  const missing = [undefined, epoch(40)]
  const { outcome, count } = follow(
    {
      getEpochInfo: () => missing.shift() ?? epoch(40),
      getBlockTime: () => Math.floor(Date.now() / 1000) + 5,
      getSignatureStatuses: () => statusOf(count('getSignatureStatuses') > 3 ? settled : null),
    },
    { tracked: { blockhash: 'abc' }, onTrackingData },
  )
  expect(await outcome).toEqual(done)
  expect(onTrackingData.mock.calls).toEqual([[{ last: '190', blockhash: 'abc' }]])
})

test('behavior: its last block is found out for itself, too', async () => {
  let height = 40
  const { outcome, count } = follow(
    {
      getEpochInfo: () => epoch(height),
      getBlockTime: () => Math.floor(Date.now() / 1000) + 5,
      getSignatureStatuses() {
        if (count('getSignatureStatuses') > 2) height = 191
        return statusOf(null, height)
      },
    },
    { tracked: { blockhash: 'abc' } },
  )
  expect(await outcome).toEqual({ status: 'dropped', hash })
})

test('behavior: signed bytes are sent again until the chain has them', async () => {
  const signed = Uint8Array.of(1, 2, 3)
  const { outcome, asked, count } = follow(
    {
      getEpochInfo: () => epoch(40),
      getSignatureStatuses: () => statusOf(count('sendTransaction') > 2 ? settled : null),
    },
    { tracked: { last: 50n, signed } },
  )
  expect(await outcome).toEqual(done)
  const [sent] = asked.filter(({ method }) => method === 'sendTransaction')
  expect(sent?.params).toEqual([
    base64.encode(signed),
    { encoding: 'base64', skipPreflight: true, maxRetries: 0 },
  ])
})

test('error: the reason of the signal', async () => {
  const controller = new AbortController()
  const { outcome } = follow({}, { signal: controller.signal })
  controller.abort(new Error('gone'))
  await expect(outcome).rejects.toThrow('gone')
})

test('behavior: after three minutes it is looked for less often', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const controller = new AbortController()
    const answers = { getEpochInfo: () => epoch(40), getSignatureStatuses: () => statusOf(null) }
    const parts = { signal: controller.signal, pollingMs: 1000 }
    const { outcome, count } = follow(answers, parts)
    outcome.catch(() => undefined)
    const looks = async (ms: number) => {
      const before = count('getSignatureStatuses')
      await vi.advanceTimersByTimeAsync(ms)
      // Answers come without a timer.
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
      return count('getSignatureStatuses') - before
    }
    await looks(0)
    for (let second = 1; second < 180; second++) expect(await looks(1000)).toBe(1)
    expect([await looks(9999), await looks(1)]).toEqual([0, 1])
    controller.abort(new Error('gone'))
    await expect(outcome).rejects.toThrow('gone')
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
