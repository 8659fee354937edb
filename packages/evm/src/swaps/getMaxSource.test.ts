import type { PreparedSwap } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { createFakeNode } from '../test/createFakeNode.ts'
import { getMaxSource } from './getMaxSource.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const token = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const coin = { symbol: 'ETH', decimals: 18 }
const dai = { symbol: 'DAI', decimals: 18, address: token }

/** A chain with a base fee of 1 gwei and a tip of as much, so a limit of 3 gwei. */
function create(answers: Record<string, unknown> = {}) {
  return createFakeNode({
    eth_getBalance: '0xde0b6b3a7640000',
    eth_getCode: '0x',
    eth_getBlockByNumber: { baseFeePerGas: '0x3b9aca00' },
    eth_feeHistory: { baseFeePerGas: ['0x3b9aca00'], reward: [['0x3b9aca00']] },
    ...answers,
  })
}

const ask = (
  { chain, network }: ReturnType<typeof create>,
  rest: Partial<Parameters<typeof getMaxSource>[1]> = {},
  source = coin,
) =>
  getMaxSource(chain, {
    swap: { network, address, source, target: dai, slippageBps: 100 },
    ...rest,
  })

test('default: the coin, less a guessed fee', async () => {
  expect(await ask(create())).toBe(10n ** 18n - 150_000n * 3n * 10n ** 9n)
})

test('behavior: less the fee of an exchange that was tried', async () => {
  const node = create()
  const { network } = node
  const prepared: PreparedSwap = {
    swap: { network, address, source: coin, target: dai, amount: 1n, slippageBps: 100 },
    ...{ kind: 'transaction', steps: [], expected: 1n, minReceived: 1n, trial: 'simulated' },
    ...{ fee: { expected: 5n, limit: 7n }, sourceFees: [], notes: [], expiresAt: 0 },
  }
  expect(await ask(node, { prepared })).toBe(10n ** 18n - 7n)
})

test('behavior: nothing where the fee is more than there is', async () => {
  expect(await ask(create({ eth_getBalance: '0x5' }))).toBe(0n)
})

test('behavior: a contract’s fees may be paid by another account', async () => {
  expect(await ask(create({ eth_getCode: '0x6000' }))).toBe(10n ** 18n)
})

test('behavior: all of a token', async () => {
  const node = create({ eth_call: `0x${'0'.repeat(62)}2a` })
  expect(await ask(node, {}, dai)).toBe(42n)
})
