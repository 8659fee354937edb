import type { PreparedSwap } from '@cleat/core/adapter'
import { catchError } from '@cleat/core/test/catchError'
import { expect, test, vi } from 'vitest'
import { toWord } from '../abi/toWord.ts'
import { createFakeNode, revert } from '../test/createFakeNode.ts'
import { swapFacts } from '../test/swaps/swapFacts.ts'
import { writeBalanceCheck } from './calls/writeBalanceCheck.ts'
import { checkStep } from './checkStep.ts'
import { createPermitMemory } from './permits/createPermitMemory.ts'

const { account, dai, usdc, router, swap, policy, approvalData } = swapFacts
const { prepared, exchange } = swapFacts
const word = (amount: bigint) => `0x${toWord(amount)}`

type State = {
  coins?: bigint
  tokens?: bigint
  allowance?: bigint
  chainId?: string
  /** What arrives in a trial. `undefined`: the node cannot try. */
  arrives?: bigint | undefined
  /** What a call of the token, or of the router, is answered. */
  answer?: unknown
}

async function check(
  step: number,
  state: State = {},
  given: PreparedSwap = prepared,
  permits = createPermitMemory(),
) {
  const { coins = 10n ** 18n, tokens = swap.amount, allowance = swap.amount, answer } = state
  const { chainId = '0x1', arrives } = state
  const held = { [dai]: [swap.amount, 0n], [usdc]: [0n, arrives ?? 0n] }
  const { chain, requests } = createFakeNode({
    ...{ eth_chainId: chainId, eth_getBalance: `0x${coins.toString(16)}`, eth_getCode: '0x' },
    eth_gasPrice: '0x2',
    eth_call({ data }: { data: string }) {
      if (data.startsWith('0x70a08231')) return word(tokens)
      if (data.startsWith('0xdd62ed3e')) return word(allowance)
      if (answer instanceof Error) throw answer
      return '0x'
    },
    eth_simulateV1({ blockStateCalls: [{ calls }] }: { blockStateCalls: [{ calls: Sent[] }] }) {
      if (arrives === undefined) throw new Error('busy')
      return [
        {
          calls: calls.map(({ to, data }) => ({
            ...{ status: '0x1', gasUsed: '0x64', logs: [] },
            returnData: data.endsWith(account.slice(2)) ? word(held[to]?.shift() ?? 0n) : '0x',
          })),
        },
      ]
    },
  })
  const memory = { trials: new Set<string>(), permits }
  const parameters = { prepared: given, step, policy }
  const error = await checkStep(chain, memory, parameters).then(
    () => undefined,
    (reason: unknown) => catchError(Promise.reject(reason)),
  )
  return { error, requests }
}

type Sent = { readonly to: string; readonly data: string }

test('default: an allowance that would pass, and an exchange that brings enough', async () => {
  expect((await check(0, { allowance: 0n })).error).toBeUndefined()
  const { error, requests } = await check(1, { arrives: 9_900_000n })
  expect(error).toBeUndefined()
  const tried = requests.find(({ method }) => method === 'eth_simulateV1')
  // The same bytes.
  expect(JSON.stringify(tried)).toContain(exchange.data)
})

test('behavior: without a trial, the exchange must not fail', async () => {
  expect((await check(1)).error).toBeUndefined()
  const { error } = await check(1, { answer: revert('Router: EXPIRED') })
  expect(error).toMatchObject({
    code: 'TRANSACTION_FAILED',
    context: { reason: 'Router: EXPIRED' },
  })
  const moved = revert('Router: INSUFFICIENT_OUTPUT_AMOUNT')
  expect((await check(1, { answer: moved })).error).toMatchObject({
    ...{ code: 'SWAP_PRICE_MOVED', context: { symbol: 'USDC', minimum: '9.9' } },
  })
})

test('error: SWAP_PRICE_MOVED, by one base unit', async () => {
  expect((await check(1, { arrives: 9_899_999n })).error).toMatchObject({
    code: 'SWAP_PRICE_MOVED',
    context: { symbol: 'USDC', minimum: '9.9', now: '9.899999' },
  })
})

test('error: an allowance that the visitor changed in the wallet', async () => {
  const { error } = await check(1, { arrives: 9_900_000n, allowance: swap.amount - 1n })
  expect(error).toMatchObject({ code: 'PAYMENT_ALTERED', context: { field: 'allowance' } })
})

test('behavior: a batch allows by itself', async () => {
  const calls = [
    { to: dai, value: '0x0', data: approvalData(router, swap.amount) },
    { to: router, value: '0x0', data: exchange.data },
  ]
  const head = { version: '2.0.0', from: account, chainId: '0x1', atomicRequired: true }
  const batch: PreparedSwap = {
    ...prepared,
    steps: [{ type: 'batch', payload: { ...head, calls } }],
  }
  expect((await check(0, { arrives: 9_900_000n, allowance: 0n }, batch)).error).toBeUndefined()
  expect((await check(0, { arrives: 5n, allowance: 0n }, batch)).error).toMatchObject({
    code: 'SWAP_PRICE_MOVED',
  })
  expect((await check(0, { allowance: 0n }, batch)).error).toBeUndefined()
})

test('behavior: an unknown router is called only after a trial that tells all it does', async () => {
  const { liar, guard } = swapFacts
  const calls = [
    { to: dai, value: '0x0', data: approvalData(liar, swap.amount) },
    { to: liar, value: '0x0', data: '0xdeadbeef' },
    writeBalanceCheck({ guard, account, token: usdc, minimum: 9_900_000n }),
    { to: dai, value: '0x0', data: approvalData(liar, 0n) },
  ].map((call) => ({ ...call, value: '0x0' }))
  const head = { version: '2.0.0', from: account, chainId: '0x1', atomicRequired: true }
  const batch: PreparedSwap = {
    ...{ ...prepared, router: liar, spender: liar },
    steps: [{ type: 'batch', payload: { ...head, calls } }],
  }
  expect((await check(0, { arrives: 9_900_000n, allowance: 0n }, batch)).error).toBeUndefined()
  expect((await check(0, { allowance: 0n }, batch)).error).toMatchObject({
    ...{ code: 'SWAP_ROUTER_UNKNOWN', context: { router: liar } },
  })
})

test('behavior: to take an allowance back needs no tokens', async () => {
  const payload = { ...swapFacts.approval, data: approvalData(router, 0n) }
  const removal: PreparedSwap = { ...prepared, steps: [{ type: 'reset', payload }] }
  expect((await check(0, { tokens: 0n }, removal)).error).toBeUndefined()
})

test.each<[code: string, step: number, state: State, given?: Partial<PreparedSwap>]>([
  ['PAYMENT_EXPIRED', 0, {}, { expiresAt: Date.now() }],
  ['PAYMENT_ALTERED', 2, {}],
  ['PAYMENT_ALTERED', 0, {}, { steps: [{ type: 'approve', payload: null }] }],
  ['PAYMENT_FUNDS_INSUFFICIENT', 0, { tokens: swap.amount - 1n }],
  // All steps have to be paid, and then what is left.
  ['PAYMENT_FEE_UNCOVERED', 0, { coins: 799_999n }],
  ['PAYMENT_FEE_UNCOVERED', 1, { coins: 399_999n, arrives: 9_900_000n }],
  ['NETWORK_RPC_FAILED', 0, { chainId: '0xa' }],
  ['TRANSACTION_FAILED', 0, { answer: revert('paused') }],
])('error: %s before step %i', async (code, step, state, given) => {
  expect((await check(step, state, { ...prepared, ...given })).error?.code).toBe(code)
})

test('behavior: a fee that is just covered', async () => {
  expect((await check(0, { coins: 800_000n })).error).toBeUndefined()
  const state = { coins: 400_000n, arrives: 9_900_000n }
  expect((await check(1, state)).error).toBeUndefined()
})

test('behavior: a fee that is not known is that of all steps', async () => {
  const given = { ...prepared, fee: undefined }
  expect((await check(0, { coins: 800_000n }, given)).error).toBeUndefined()
  expect((await check(0, { coins: 799_999n }, given)).error?.code).toBe('PAYMENT_FEE_UNCOVERED')
})

test('behavior: the fee of all steps is the one that was shown, and then what is left', async () => {
  const given = { ...prepared, fee: { expected: 800_000n, limit: 900_000n } }
  expect((await check(0, { coins: 899_999n }, given)).error?.code).toBe('PAYMENT_FEE_UNCOVERED')
  expect((await check(0, { coins: 900_000n }, given)).error).toBeUndefined()
  expect((await check(1, { coins: 400_000n, arrives: 9_900_000n }, given)).error).toBeUndefined()
})

test('behavior: it expires in the millisecond that it says', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  try {
    const { error } = await check(0, {}, { ...prepared, expiresAt: 1_000_000 })
    expect(error?.code).toBe('PAYMENT_EXPIRED')
    expect((await check(0, {}, { ...prepared, expiresAt: 1_000_001 })).error).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

test('error: an allowance is taken back and given anew, but the tokens are gone', async () => {
  const payload = { ...swapFacts.approval, data: approvalData(router, 0n) }
  const steps = [{ type: 'reset', payload } as const, ...prepared.steps]
  const given = { ...prepared, steps }
  const { error } = await check(0, { tokens: swap.amount - 1n }, given)
  expect(error?.code).toBe('PAYMENT_FUNDS_INSUFFICIENT')
})

test('behavior: what is signed needs its allowance before, and is no call', async () => {
  const order = { primaryType: 'Order', message: { sellAmount: '1' } }
  const steps = [{ type: 'sign', payload: { from: account, typedData: order } } as const]
  const given: PreparedSwap = { ...prepared, kind: 'order', fee: undefined, steps }
  const state = { answer: revert('paused') }
  expect((await check(0, state, given)).error).toBeUndefined()
  const { error } = await check(0, { ...state, allowance: swap.amount - 1n }, given)
  expect(error).toMatchObject({ code: 'PAYMENT_ALTERED', context: { field: 'allowance' } })
})

test('behavior: a permit needs no allowance, neither does the exchange that hands it in', async () => {
  const permit = { from: account, typedData: { primaryType: 'Permit', message: {} } }
  const [, exchanging] = prepared.steps
  const steps = [{ type: 'permit', payload: permit } as const, exchanging!]
  const given = { ...prepared, steps }
  const state = { allowance: 0n, arrives: 9_900_000n }
  expect((await check(0, state, given)).error).toBeUndefined()
  expect((await check(1, state, given)).error).toBeUndefined()
})

test('behavior: with its permit signed, what is tried out has the signature in it', async () => {
  const permits = createPermitMemory()
  const signed = exchange.data.replace(/3$/, '4')
  permits.calls.set(exchange.data, { signed } as never)
  const [, exchanging] = prepared.steps
  const permit = { from: account, typedData: { primaryType: 'Permit', message: {} } }
  const steps = [{ type: 'permit', payload: permit } as const, exchanging!]
  const state = { allowance: 0n, arrives: 9_900_000n }
  const { error, requests } = await check(1, state, { ...prepared, steps }, permits)
  expect(error).toBeUndefined()
  const tried = requests.find(({ method }) => method === 'eth_simulateV1')
  expect(JSON.stringify(tried)).toContain(signed)
  expect(JSON.stringify(tried)).toContain('"gasPrice":"0x2"')
  expect(JSON.stringify(tried)).not.toContain(exchange.data)
})

test('behavior: coins, and what has no spender, need no allowance', async () => {
  const coins = { ...prepared, swap: { ...swap, source: { symbol: 'ETH', decimals: 18 } } }
  const state = { allowance: 0n, coins: 10n ** 20n }
  const asked = ({ requests }: Awaited<ReturnType<typeof check>>) =>
    requests.filter(({ params }) => JSON.stringify(params).includes('0xdd62ed3e'))
  for (const given of [coins, { ...prepared, spender: undefined }]) {
    const checked = await check(1, state, given)
    expect([checked.error, asked(checked)]).toEqual([undefined, []])
  }
  expect(asked(await check(1, state))).toHaveLength(1)
})

test('behavior: what is run without a trial is the very call, of the account', async () => {
  const { requests } = await check(1)
  const runs = requests.filter(({ params }) => JSON.stringify(params).includes(exchange.data))
  const { data } = exchange
  expect(runs.at(-1)?.params[0]).toEqual({ from: account, to: router, data, value: '0x0' })
})

test('behavior: a batch that cannot be tried out is not run, because its allowance is not there', async () => {
  const calls = [
    { to: dai, value: '0x0', data: approvalData(router, swap.amount) },
    { to: router, value: '0x0', data: exchange.data },
  ]
  const head = { version: '2.0.0', from: account, chainId: '0x1', atomicRequired: true }
  const steps = [{ type: 'batch', payload: { ...head, calls } } as const]
  const state = { allowance: 0n, answer: revert('paused') }
  expect((await check(0, state, { ...prepared, steps })).error).toBeUndefined()
})

test('error: a node that fails has not refused the call', async () => {
  const { error } = await check(0, { answer: new Error('busy') })
  expect(error?.code).toBe('NETWORK_RPC_FAILED')
  expect((await check(1, { answer: new Error('busy') })).error?.code).toBe('NETWORK_RPC_FAILED')
})

test('error: the field of what is none of its steps', async () => {
  for (const step of [2, -1])
    expect((await check(step)).error).toMatchObject({ context: { field: 'step' } })
})
