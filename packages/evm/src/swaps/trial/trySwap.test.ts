import { catchError } from '@cleat/core/test/catchError'
import { encodeErrorResult, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import { transferEvent } from '../../abi/transferEvent.ts'
import { createFakeNode } from '../../test/createFakeNode.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { coinAddress } from '../../trial/coinAddress.ts'
import { trySwap } from './trySwap.ts'

const { account, dai, router, swap, exchangeData } = swapFacts
const call = { to: router, data: exchangeData(), value: 0n }
const given: trySwap.Parameters = {
  ...{ swap, call, minReceived: 9_900_000n, spender: router, allowance: 0n },
  ...{ gas: 5_000_000n, gasPrice: 2n },
}
const word = (amount: bigint) => `0x${toWord(amount)}`
type Called = { readonly to: string; readonly data: string; readonly gasPrice?: string }
type Answer = { returnData?: string; status?: string; gasUsed?: string; logs?: readonly unknown[] }

/**
 * A chain where each transaction is answered in turn. Questions are answered by what the account
 * has before and after.
 */
function prepare(transactions: readonly (Answer | undefined)[], probe = 9_900_000n) {
  const runs: (readonly Called[])[] = []
  const fake = createFakeNode({
    eth_simulateV1({ blockStateCalls: [{ calls }] }: { blockStateCalls: [{ calls: Called[] }] }) {
      runs.push(calls)
      const left = [...transactions]
      const held = { [dai]: [swap.amount, 0n], [swap.target.address ?? '']: [1n, 9_970_001n] }
      const probed = [0n, probe]
      return [
        {
          calls: calls.map(({ to, data }) => {
            const done = { status: '0x1', gasUsed: '0x64', logs: [], returnData: '0x' }
            if (data.startsWith('0xa9059cbb')) return done
            if (!data.startsWith('0x70a08231')) return { ...done, ...left.shift() }
            const list = data.endsWith(account.slice(2)) ? held[to] : probed
            return { ...done, returnData: word(list?.shift() ?? 0n) }
          }),
        },
      ]
    },
  })
  const selectors = () =>
    runs.map((calls) =>
      calls.filter(({ data }) => !/^0x(?:70a08231|a9059cbb)/.test(data)).map(({ data }) => data),
    )
  return { ...fake, runs, selectors, memory: new Set<string>() }
}

const approve = (amount: bigint) => `0x095ea7b3${toWord(router)}${toWord(amount)}`

test('default: after exactly the amount is allowed', async () => {
  const { node, memory, selectors } = prepare([{ gasUsed: '0x5' }, { gasUsed: '0x7' }])
  expect(await trySwap(node, memory, given)).toEqual({
    ...{ trial: 'simulated', received: 9_970_000n, hasTargetFee: false },
    transactions: [
      { type: 'approve', call: { to: dai, data: approve(swap.amount), value: 0n }, gas: 5n },
      { type: 'swap', call, gas: 7n },
    ],
  })
  expect(selectors()).toEqual([[approve(swap.amount), call.data]])
})

test('behavior: only what would be sent has a price, and not the questions around it', async () => {
  const { node, memory, runs } = prepare([])
  await trySwap(node, memory, given)
  const usdc = swap.target.address
  const asked = runs.map((calls) => calls.map(({ to, gasPrice }) => [to, gasPrice]))
  expect(asked).toEqual([
    [
      ...[[dai], [usdc], [dai, '0x2'], [router, '0x2'], [dai], [usdc]],
      ...[[usdc], [usdc], [usdc]],
    ].map(([to, price]) => [to, price]),
  ])
})

test('behavior: an allowance that is enough is left, except where it must be exact', async () => {
  const enough = { ...given, allowance: swap.amount }
  const { node, memory, selectors } = prepare([])
  await trySwap(node, memory, enough)
  await trySwap(node, memory, { ...enough, mustAllow: true })
  await trySwap(node, memory, { ...given, spender: undefined })
  expect(selectors()).toEqual([[call.data], [approve(swap.amount), call.data], [call.data]])
})

test.each([
  ['fails', { status: '0x0' }],
  ['says no', { returnData: word(0n) }],
])('behavior: where a change of an allowance %s, it is set to zero first', async (_, answer) => {
  const fails = prepare([answer, {}, {}])
  const tried = await catchError(
    trySwap(fails.node, fails.memory, { ...given, allowance: 0n }).then(() => undefined),
  )
  expect(tried.code).toBe('TRANSACTION_FAILED')
  expect(fails.selectors()).toHaveLength(1)

  const resets = prepare([undefined, undefined, undefined])
  let runs = 0
  const { eth_simulateV1: honest } = resets.answers
  resets.answers.eth_simulateV1 = (asked: never) => {
    runs += 1
    const [block] = (honest as (asked: never) => [{ calls: Answer[] }])(asked)
    if (runs === 1) Object.assign(block.calls[2] ?? {}, answer)
    return [block]
  }
  const effect = await trySwap(resets.node, resets.memory, { ...given, allowance: 3n })
  expect(effect?.transactions.map(({ type }) => type)).toEqual(['reset', 'approve', 'swap'])
  expect(resets.selectors()[1]).toEqual([approve(0n), approve(swap.amount), call.data])
})

test('behavior: a target that keeps a part of what is sent', async () => {
  const { node, memory } = prepare([], 9_899_999n)
  expect((await trySwap(node, memory, given))?.hasTargetFee).toBe(true)
})

test('behavior: a node that cannot try', async () => {
  const { node } = createFakeNode()
  expect(await trySwap(node, new Set(), given)).toBeUndefined()
})

const errorAbi = parseAbi(['error Error(string)', 'error V2TooLittleReceived()'])
test.each([
  ['SWAP_PRICE_MOVED', 'Router: INSUFFICIENT_OUTPUT_AMOUNT'],
  ['TRANSACTION_FAILED', 'Router: EXPIRED'],
])('error: %s where the exchange says %s', async (code, reason) => {
  const returnData = encodeErrorResult({ abi: errorAbi, errorName: 'Error', args: [reason] })
  const { node, memory } = prepare([{}, { status: '0x0', returnData }])
  expect((await catchError(trySwap(node, memory, given))).code).toBe(code)
})

test('error: SWAP_PRICE_MOVED by an error of its kind', async () => {
  const returnData = encodeErrorResult({ abi: errorAbi, errorName: 'V2TooLittleReceived' })
  const { node, memory } = prepare([{}, { status: '0x0', returnData }])
  const error = await catchError(trySwap(node, memory, given))
  expect(error).toMatchObject({
    ...{ code: 'SWAP_PRICE_MOVED', context: { symbol: 'USDC', minimum: '9.9' } },
  })
})

test('error: SWAP_EFFECT_UNEXPECTED', async () => {
  const { node, memory } = prepare([])
  const tried = trySwap(node, memory, { ...given, swap: { ...swap, amount: 5n } })
  expect((await catchError(tried)).code).toBe('SWAP_EFFECT_UNEXPECTED')
})

test('behavior: a permit of the token stands for its allowance, another comes after it', async () => {
  const grant = { to: dai, data: '0xd505accf', value: 0n }
  const ofToken = prepare([])
  const effect = await trySwap(ofToken.node, ofToken.memory, { ...given, grant })
  expect(effect?.transactions.map(({ type }) => type)).toEqual(['permit', 'swap'])
  expect(ofToken.selectors()).toEqual([[grant.data, call.data]])
  const other = { ...grant, to: router }
  const ofPermit2 = prepare([])
  await trySwap(ofPermit2.node, ofPermit2.memory, { ...given, grant: other })
  expect(ofPermit2.selectors()).toEqual([[approve(swap.amount), grant.data, call.data]])
})

test('behavior: without a known allowance there is enough', async () => {
  const { node, memory, selectors } = prepare([])
  await trySwap(node, memory, { ...given, allowance: undefined })
  await trySwap(node, memory, { ...given, allowance: undefined, mustAllow: true })
  expect(selectors()).toEqual([[call.data], [call.data]])
})

test('behavior: one base unit too little is allowed anew', async () => {
  const { node, memory, selectors } = prepare([])
  await trySwap(node, memory, { ...given, allowance: swap.amount - 1n })
  expect(selectors()[0]).toEqual([approve(swap.amount), call.data])
})

test('behavior: an exchange that returns zero has not failed, nor an allowance that returns more', async () => {
  const more = `0x${'0'.repeat(128)}`
  const { node, memory } = prepare([{ returnData: more }, { returnData: word(0n) }])
  expect((await trySwap(node, memory, given))?.received).toBe(9_970_000n)
})

test('error: TRANSACTION_FAILED, with the reason that the exchange gives', async () => {
  const returnData = encodeErrorResult({ abi: errorAbi, errorName: 'Error', args: ['paused'] })
  const { node, memory } = prepare([{}, { status: '0x0', returnData }])
  const error = await catchError(trySwap(node, memory, given))
  expect(error).toMatchObject({ code: 'TRANSACTION_FAILED', context: { reason: 'paused' } })
  // The allowance says so, not the exchange: the price has not moved.
  const floor = encodeErrorResult({ abi: errorAbi, errorName: 'V2TooLittleReceived' })
  const approval = prepare([{ status: '0x0', returnData: floor }])
  const failed = await catchError(trySwap(approval.node, approval.memory, given))
  expect(failed.code).toBe('TRANSACTION_FAILED')
})

test('error: TRANSACTION_FAILED where the exchange gives no reason', async () => {
  const { node, memory } = prepare([{}, { status: '0x0' }])
  const error = await catchError(trySwap(node, memory, given))
  expect(error).toMatchObject({ context: { reason: 'execution reverted' } })
})

const coin = { symbol: 'ETH', decimals: 18 }
const topic = (address: string) => `0x${toWord(address)}`
const moved = (from: string, to: string, amount: bigint) => ({
  ...{ address: coinAddress, topics: [transferEvent, topic(from), topic(to)] },
  data: word(amount),
})

test('behavior: coins are counted by what the node says of them', async () => {
  const paying = prepare([{ logs: [moved(account, router, swap.amount)] }])
  const paid = { ...given, swap: { ...swap, source: coin } }
  const effect = await trySwap(paying.node, paying.memory, paid)
  expect(effect).toMatchObject({ received: 9_970_000n, transactions: [{ type: 'swap' }] })
  const more = prepare([{ logs: [moved(account, router, swap.amount + 1n)] }])
  const error = await catchError(trySwap(more.node, more.memory, paid))
  expect(error.code).toBe('SWAP_EFFECT_UNEXPECTED')

  const granting = prepare([{}, { logs: [moved(account, router, swap.amount)] }])
  const grant = { to: router, data: '0x2b67b570', value: 0n }
  const granted = await trySwap(granting.node, granting.memory, { ...paid, grant })
  expect(granted?.transactions.map(({ type }) => type)).toEqual(['permit', 'swap'])

  // What the exchange returns is none of the token's fee.
  const returnData = word(swap.amount + 5n)
  const getting = prepare([{}, { logs: [moved(router, account, 42n)], returnData }])
  const got = await trySwap(getting.node, getting.memory, {
    ...given,
    swap: { ...swap, target: coin },
  })
  expect(got).toMatchObject({ received: 42n, hasTargetFee: false })
  const asked = getting.runs.map((calls) => calls.map(({ to }) => to))
  expect(asked).toEqual([[dai, dai, router, dai]])
})

test('error: SWAP_EFFECT_UNEXPECTED where coins leave besides', async () => {
  const { node, memory } = prepare([{ logs: [moved(account, router, 1n)] }])
  const tried = trySwap(node, memory, { ...given, allowance: undefined })
  expect((await catchError(tried)).code).toBe('SWAP_EFFECT_UNEXPECTED')
})
