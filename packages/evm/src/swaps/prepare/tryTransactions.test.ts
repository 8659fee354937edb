import { catchError } from '@cleat/core/test/catchError'
import { encodeAbiParameters, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import { createFakeNode, revert } from '../../test/createFakeNode.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { tryTransactions } from './tryTransactions.ts'

const { router, swap, exchangeData, approvalData } = swapFacts
const call = { to: router, data: exchangeData(), value: 0n }
const given: tryTransactions.Parameters = {
  ...{ swap, call, minReceived: 5n, spender: router, allowance: swap.amount },
  payer: { balance: 10n ** 18n, tokenBalance: swap.amount, isContract: false },
  ...{ gasPrice: 2n, isGuarded: false },
}

/** A node that simulates, and in which so much arrives. */
function simulate(arrives: bigint) {
  const held = [0n, 0n, arrives]
  return createFakeNode({
    eth_simulateV1: ({ blockStateCalls: [{ calls }] }: { blockStateCalls: [{ calls: [] }] }) => [
      {
        calls: calls.map(({ to, data }: { to: string; data: string }) => ({
          ...{ status: '0x1', gasUsed: '0x64', logs: [] },
          returnData: !data.startsWith('0x70a08231')
            ? '0x'
            : word(to === swap.target.address ? (held.splice(1, 1)[0] ?? 0n) : 0n),
        })),
      },
    ],
  }).node
}

test('default: half as much gas again as a simulation paid', async () => {
  expect(await tryTransactions(simulate(5n), new Set(), given)).toMatchObject({
    ...{ trial: 'simulated', received: 5n },
    transactions: [{ type: 'swap', call, gas: { expected: 100n, limit: 150n } }],
  })
})

test('error: SWAP_EFFECT_UNEXPECTED if less arrives than the call promises', async () => {
  const error = await catchError(tryTransactions(simulate(4n), new Set(), given))
  expect(error).toMatchObject({
    code: 'SWAP_EFFECT_UNEXPECTED',
    context: { effect: 'only 0.000004 USDC arrives' },
  })
})

test('behavior: without a trial, the node counts what can be sent now', async () => {
  const { node, requests } = createFakeNode({ eth_estimateGas: '0x186a0' })
  expect(await tryTransactions(node, new Set(), given)).toEqual({
    ...{ trial: 'none', received: undefined, hasTargetFee: false },
    transactions: [{ type: 'swap', call, gas: { expected: 100_000n, limit: 125_000n } }],
  })
  expect(requests.at(-1)?.params).toMatchObject([{ from: swap.address, to: router }])
})

test('behavior: without a trial and an allowance, the source’s word on gas counts', async () => {
  const { node } = createFakeNode({ eth_estimateGas: '0xc350' })
  const { transactions } = await tryTransactions(node, new Set(), { ...given, allowance: 1n })
  const approval = approvalData(router, swap.amount)
  expect(transactions).toMatchObject([
    { type: 'approve', call: { data: approval }, gas: { limit: 62_500n } },
    { type: 'swap', gas: { expected: 400_000n, limit: 500_000n } },
  ])
  const told = { ...given, allowance: 1n, gas: 200_000n }
  const tried = await tryTransactions(node, new Set(), told)
  expect(tried.transactions[1]?.gas).toEqual({ expected: 200_000n, limit: 250_000n })
})

test('error: TRANSACTION_FAILED without a trial', async () => {
  const { node } = createFakeNode({ eth_estimateGas: () => Promise.reject(revert('no')) })
  const error = await catchError(tryTransactions(node, new Set(), given))
  expect(error).toMatchObject({ code: 'TRANSACTION_FAILED', context: { reason: 'no' } })
})

test('error: SWAP_ROUTER_UNKNOWN where an unknown router cannot be simulated', async () => {
  const { node } = createFakeNode({ eth_estimateGas: '0x186a0' })
  const error = await catchError(tryTransactions(node, new Set(), { ...given, isGuarded: true }))
  expect(error).toMatchObject({ code: 'SWAP_ROUTER_UNKNOWN', context: { router } })
})

const results = parseAbiParameters(
  'uint256 coins, (bool isSuccess, uint256 gas, uint256 coins, bytes data)[] results',
)
const word = (amount: bigint): `0x${string}` => `0x${toWord(amount)}`

test('behavior: three tenths more than a call in the place of the account used', async () => {
  const answer = (data: `0x${string}`, gas = 1n) => ({ isSuccess: true, gas, coins: 0n, data })
  const asked = [swap.amount, 0n, 0n, 0n, 5n].map((amount) => answer(word(amount)))
  asked[2] = answer('0x', 1000n)
  const probed = [0n, 0n, 5n].map((amount) => answer(word(amount)))
  const { node } = createFakeNode({
    eth_simulateV1: () => Promise.reject(Object.assign(new Error('no'), { code: -32_601 })),
    eth_call: encodeAbiParameters(results, [0n, [...asked, ...probed]]),
  })
  const { trial, transactions } = await tryTransactions(node, new Set(), given)
  const { expected, limit } = transactions[0]?.gas ?? { expected: 0n, limit: 0n }
  expect([trial, limit]).toEqual(['overridden', (expected * 130n) / 100n])
  expect(expected > 1000n).toBe(true)
  const unsure = tryTransactions(node, new Set(), { ...given, isGuarded: true })
  expect((await catchError(unsure)).code).toBe('SWAP_ROUTER_UNKNOWN')
})

test('behavior: between guards, exactly the amount is allowed, whatever is allowed already', async () => {
  const guarded = { ...given, isGuarded: true, allowance: swap.amount + 1n }
  const { transactions } = await tryTransactions(simulate(5n), new Set(), guarded)
  expect(transactions.map(({ type }) => type)).toEqual(['approve', 'swap'])
  const plain = { ...guarded, isGuarded: false }
  const tried = await tryTransactions(simulate(5n), new Set(), plain)
  expect(tried.transactions.map(({ type }) => type)).toEqual(['swap'])
})

test('behavior: without a trial, a permit comes before the exchange, after the allowance it needs', async () => {
  const node = () => createFakeNode({ eth_estimateGas: '0xc350' }).node
  const types = async (change: Partial<tryTransactions.Parameters>) => {
    const { transactions } = await tryTransactions(node(), new Set(), { ...given, ...change })
    return transactions.map(({ type }) => type)
  }
  const ofToken = { to: swap.source.address ?? '', data: '0xd505accf', value: 0n }
  const other = { ...ofToken, to: router }
  expect(await types({ grant: ofToken, allowance: 0n })).toEqual(['permit', 'swap'])
  expect(await types({ grant: other, allowance: 0n })).toEqual(['approve', 'permit', 'swap'])
  expect(await types({ grant: other })).toEqual(['permit', 'swap'])
  expect(await types({ allowance: undefined })).toEqual(['approve', 'swap'])
  expect(await types({ allowance: undefined, spender: undefined })).toEqual(['swap'])
  expect(await types({ allowance: swap.amount - 1n })).toEqual(['approve', 'swap'])
})

test('behavior: without a trial, coins need no allowance and are sent along', async () => {
  const { node, requests } = createFakeNode({ eth_estimateGas: '0xc350' })
  const source = { symbol: 'ETH', decimals: 18 }
  const paying = { ...given, swap: { ...swap, source }, call: { ...call, value: 7n } }
  const { transactions } = await tryTransactions(node, new Set(), { ...paying, allowance: 0n })
  expect(transactions.map(({ type }) => type)).toEqual(['swap'])
  expect(requests.at(-1)?.params[0]).toMatchObject({ value: '0x7', data: call.data, to: router })
})
