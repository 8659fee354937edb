import { catchError } from '@cleat/core/test/catchError'
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
        calls: calls.map(({ to }) => ({
          ...{ status: '0x1', gasUsed: '0x64', logs: [] },
          returnData: `0x${toWord(to === swap.target.address ? (held.splice(1, 1)[0] ?? 0n) : 0n)}`,
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
  expect(error.code).toBe('SWAP_ROUTER_UNKNOWN')
})
