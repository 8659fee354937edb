import { encodeAbiParameters, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { toWord } from '../abi/toWord.ts'
import { transferEvent } from '../abi/transferEvent.ts'
import { createFakeNode } from '../test/createFakeNode.ts'
import { swapFacts } from '../test/swaps/swapFacts.ts'
import { coinAddress } from './coinAddress.ts'
import { runTrial } from './runTrial.ts'
import { trialCode } from './trialCode.ts'
import type { TrialRequest } from './trialRun.ts'

const { account, dai, router, liar } = swapFacts
const request: TrialRequest = {
  account,
  calls: [
    { to: dai, data: '0x70a08231', isRead: true },
    { to: router, data: '0x12345678', value: 7n },
  ],
  ...{ gas: 5_000_000n, gasPrice: 3n },
}
const topic = (address: string) => `0x${toWord(address)}`
const moved = (from: string, to: string, amount: bigint) => ({
  ...{ address: coinAddress, topics: [transferEvent, topic(from), topic(to)] },
  data: `0x${toWord(amount)}`,
})
const simulated = [
  {
    calls: [
      { status: '0x1', gasUsed: '0x5', returnData: '0x2a', logs: [] },
      {
        ...{ status: '0x1', gasUsed: '0x9', returnData: '0x' },
        logs: [moved(account, router, 7n), moved(router, account, 2n), moved(router, liar, 5n)],
      },
    ],
  },
]
const results = parseAbiParameters(
  'uint256 coins, (bool isSuccess, uint256 gas, uint256 coins, bytes data)[] results',
)
const overridden = encodeAbiParameters(results, [
  100n,
  [
    { isSuccess: true, gas: 5n, coins: 100n, data: '0x2a' },
    { isSuccess: false, gas: 9n, coins: 95n, data: '0x08c379a0' },
  ],
])
const missing = Object.assign(new Error('Method not found'), { code: -32601 })

function run(answers: Record<string, unknown>, memory: Set<string> = new Set()) {
  const fake = createFakeNode(answers)
  return { ...fake, memory, answer: runTrial(fake.node, memory, request) }
}

test('default: each call is a transaction of the account, at the price of gas', async () => {
  const { answer, requests } = run({ eth_simulateV1: simulated })
  expect(await answer).toEqual({
    trial: 'simulated',
    answers: [
      { isSuccess: true, data: '0x2a', gas: 5n, coins: 0n, logs: [] },
      { isSuccess: true, data: '0x', gas: 9n, coins: -5n, logs: expect.any(Array) },
    ],
  })
  const reading = { from: account, to: dai, data: '0x70a08231', value: '0x0', gas: '0x4c4b40' }
  const paying = { ...reading, to: router, data: '0x12345678', value: '0x7', gasPrice: '0x3' }
  expect(requests).toEqual([
    {
      method: 'eth_simulateV1',
      params: [
        {
          blockStateCalls: [{ calls: [reading, paying] }],
          traceTransfers: true,
          validation: false,
        },
        'latest',
      ],
    },
  ])
})

test('behavior: without eth_simulateV1, code in the account’s place calls', async () => {
  const { answer, requests, memory } = run({
    eth_simulateV1: () => Promise.reject(missing),
    eth_call: overridden,
  })
  expect(await answer).toEqual({
    trial: 'overridden',
    answers: [
      // With what a transaction costs before it runs.
      { isSuccess: true, data: '0x2a', gas: 5n + 21_064n, coins: 0n, logs: undefined },
      { isSuccess: false, data: '0x08c379a0', gas: 9n + 21_064n, coins: -5n, logs: undefined },
    ],
  })
  expect(requests[1]?.params).toMatchObject([
    { from: account, to: account, gas: '0x4c4b40', gasPrice: '0x3' },
    'latest',
    { [account]: { code: trialCode } },
  ])
  expect([...memory]).toEqual(['1:simulated'])
})

test('behavior: what a node cannot do is not asked again', async () => {
  const memory: Set<string> = new Set(['1:simulated'])
  const { answer, requests } = run({ eth_call: overridden }, memory)
  expect((await answer)?.trial).toBe('overridden')
  expect(requests.map(({ method }) => method)).toEqual(['eth_call'])
  await run({ eth_call: () => Promise.reject(missing) }, memory).answer
  expect([...memory]).toEqual(['1:simulated', '1:overridden'])
  expect(await run({}, memory).answer).toBeUndefined()
})

test.each([
  ['is busy', () => Promise.reject(new Error('busy'))],
  ['answers nothing', null],
  ['answers another number of calls', [{ calls: simulated[0]?.calls.slice(1) }]],
  ['answers no status', [{ calls: simulated[0]?.calls.map(({ status: _, ...rest }) => rest) }]],
  ['answers no gas', [{ calls: simulated[0]?.calls.map((one) => ({ ...one, gasUsed: '0x' })) }]],
])('behavior: a node that %s is asked in the other way, and not given up', async (_, given) => {
  const { answer, memory } = run({ eth_simulateV1: given, eth_call: overridden })
  expect((await answer)?.trial).toBe('overridden')
  expect([...memory]).toEqual([])
})

test.each([
  ['has no code there', '0x'],
  ['answers another number of calls', encodeAbiParameters(results, [100n, []])],
  ['answers garbage', '0x1234'],
])('behavior: a node that %s cannot try', async (_, given) => {
  const { answer } = run({ eth_simulateV1: null, eth_call: given })
  expect(await answer).toBeUndefined()
})

test.each([-32_601, -32_602, -32_004])('behavior: by the code %i a node cannot', async (code) => {
  const unknown = Object.assign(new Error('no'), { code })
  const given = { eth_simulateV1: () => Promise.reject(unknown), eth_call: overridden }
  const { answer, memory } = run(given)
  expect((await answer)?.trial).toBe('overridden')
  expect([...memory]).toEqual(['1:simulated'])
})

const [first] = simulated[0]?.calls ?? []
const answering = (parts: object) => [{ calls: [first, { ...simulated[0]?.calls[1], ...parts }] }]
test.each([
  ['a status in a text', { status: 'is 0x1' }],
  ['a status that is more', { status: '0x1 or so' }],
  ['a status that is a number', { status: 1 }],
  ['gas in a text', { gasUsed: 'about 0x9' }],
])('behavior: %s is another form', async (_, parts) => {
  const given = { eth_simulateV1: answering(parts), eth_call: overridden }
  expect((await run(given).answer)?.trial).toBe('overridden')
})

test('behavior: what fails is no success, and what returns nothing returns no bytes', async () => {
  const given = { eth_simulateV1: answering({ status: '0x0', returnData: null, logs: [] }) }
  expect((await run(given).answer)?.answers[1]).toEqual({
    ...{ isSuccess: false, data: '0x', gas: 9n, coins: 0n, logs: [] },
  })
})

test('behavior: only moves of coins are counted, each once', async () => {
  const other = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
  const own = moved(account, router, 7n)
  const logs = [
    { ...own, address: dai },
    { ...own, topics: [other, ...own.topics.slice(1)] },
    { ...own, data: '0x' },
    moved(account, account, 5n),
    moved(router, account, 3n),
  ]
  const given = { eth_simulateV1: answering({ logs }) }
  expect((await run(given).answer)?.answers[1]?.coins).toBe(3n)
})

test('behavior: a contract is created, or what a node cannot create is not asked again', async () => {
  const creating: TrialRequest = { ...request, calls: [{ data: '0x00', value: 7n }] }
  const fake = createFakeNode({ eth_simulateV1: [{ calls: [simulated[0]?.calls[1]] }] })
  expect(await runTrial(fake.node, new Set(), creating)).toMatchObject({ trial: 'simulated' })
  const calls = [expect.not.objectContaining({ to: expect.anything() })]
  expect(fake.requests[0]?.params[0]).toMatchObject({ blockStateCalls: [{ calls }] })
  const memory: Set<string> = new Set()
  const other = createFakeNode({ eth_simulateV1: () => Promise.reject(missing) })
  expect(await runTrial(other.node, memory, creating)).toBeUndefined()
  // Only contracts are not created there.
  expect([...memory]).toEqual(['1:simulated:creating'])
  // One creation is enough.
  const also = { ...request, calls: [...request.calls, ...creating.calls] }
  expect(await runTrial(other.node, memory, also)).toBeUndefined()
  expect(other.requests).toHaveLength(1)
})

test.each<[string, Partial<TrialRequest>]>([
  ['the call of another', { calls: [{ from: router, to: account, data: '0x' }] }],
  ['code of the account', { code: { [account]: '0x00' } }],
])('behavior: %s is only tried by eth_simulateV1', async (_, part) => {
  const { node, requests } = createFakeNode({
    eth_simulateV1: () => Promise.reject(missing),
    eth_call: overridden,
  })
  expect(await runTrial(node, new Set(), { ...request, ...part })).toBeUndefined()
  expect(requests.map(({ method }) => method)).toEqual(['eth_simulateV1'])
})

test('behavior: another block is only tried by eth_simulateV1', async () => {
  const other = { ...request, block: { time: 5n, feeRecipient: liar } }
  const able = createFakeNode({ eth_simulateV1: simulated })
  expect(await runTrial(able.node, new Set(), other)).toMatchObject({ trial: 'simulated' })
  const memory: Set<string> = new Set()
  const unable = createFakeNode({
    ...{ eth_simulateV1: () => Promise.reject(missing), eth_call: overridden },
  })
  expect(await runTrial(unable.node, memory, other)).toBeUndefined()
  expect(unable.requests.map(({ method }) => method)).toEqual(['eth_simulateV1'])
  expect([...memory]).toEqual(['1:simulated'])
})
