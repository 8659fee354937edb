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
