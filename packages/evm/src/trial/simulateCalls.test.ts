import { expect, test } from 'vitest'
import { createFakeNode } from '../test/createFakeNode.ts'
import { swapFacts } from '../test/swaps/swapFacts.ts'
import { simulateCalls } from './simulateCalls.ts'
import type { TrialRequest } from './trialRun.ts'

const { account, router, liar } = swapFacts
const request: TrialRequest = { account, calls: [{ to: router, data: '0x12345678' }], gas: 9n }
const done = { status: '0x1', gasUsed: '0x5', returnData: '0x2A', logs: [] }

async function simulate(change: Partial<TrialRequest> = {}, calls: unknown = [done]) {
  const { node, requests } = createFakeNode({ eth_simulateV1: [{ calls }] })
  const run = await simulateCalls(node, { ...request, ...change })
  const [asked] = requests.map(({ params }) => params[0])
  const { blockStateCalls } = asked as { blockStateCalls: readonly object[] }
  return { run, block: blockStateCalls[0] }
}

test('default: as the next block would run it, without any change', async () => {
  const { run, block } = await simulate()
  const answer = { isSuccess: true, data: '0x2A', gas: 5n, coins: 0n, logs: [] }
  expect(run).toEqual({ trial: 'simulated', answers: [answer] })
  expect(Object.keys(block ?? {})).toEqual(['calls'])
})

test('behavior: with code in the place of others', async () => {
  const { block } = await simulate({ code: { [router]: '0x60', [liar]: '0x' } })
  expect(block).toEqual({
    stateOverrides: { [router]: { code: '0x60' }, [liar]: { code: '0x' } },
    calls: expect.any(Array),
  })
})

test('behavior: in another block', async () => {
  const { block } = await simulate({ block: { time: 0n, feeRecipient: liar } })
  expect(block).toEqual({
    blockOverrides: { time: '0x0', feeRecipient: liar },
    calls: expect.any(Array),
  })
})

test.each([
  ['no list', null],
  ['fewer results', []],
  ['more results', [done, done]],
])('error: an answer with %s', async (_, calls) => {
  await expect(simulate({}, calls)).rejects.toThrow('The answer to eth_simulateV1 has another form')
})

test.each([
  ['no status', { status: undefined }],
  ['a list for its status', { status: ['0x1'] }],
  ['no gas', { gasUsed: undefined }],
  ['gas without a digit', { gasUsed: '0x' }],
])('error: a result with %s', async (_, part) => {
  await expect(simulate({}, [{ ...done, ...part }])).rejects.toThrow(
    'A result of eth_simulateV1 has another form',
  )
})

test('error: what the node says', async () => {
  const { node } = createFakeNode({ eth_simulateV1: () => Promise.reject(new Error('busy')) })
  await expect(simulateCalls(node, request)).rejects.toThrow()
})
