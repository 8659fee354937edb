import { catchError } from '@cleat/core/test/catchError'
import { expect, test } from 'vitest'
import { createFakeNode } from '../test/createFakeNode.ts'
import { readFees } from './readFees.ts'

const gwei = 10n ** 9n
const hex = (value: bigint) => `0x${value.toString(16)}`
const block = { baseFeePerGas: hex(10n * gwei) }
const history = (next: bigint, ...tips: readonly bigint[]) => ({
  baseFeePerGas: [hex(1n), hex(next)],
  reward: tips.map((tip) => [hex(tip)]),
})

test('default', async () => {
  const { node } = createFakeNode({
    eth_getBlockByNumber: block,
    eth_feeHistory: history(11n * gwei, 3n * gwei, 1n * gwei, 2n * gwei),
  })
  expect(await readFees(node)).toEqual({
    expected: 13n * gwei,
    limit: 24n * gwei,
    fields: { maxFeePerGas: hex(24n * gwei), maxPriorityFeePerGas: hex(2n * gwei) },
  })
})

test('behavior: blocks without a fee', async () => {
  const { node } = createFakeNode({ eth_getBlockByNumber: {}, eth_gasPrice: hex(5n * gwei) })
  expect(await readFees(node)).toEqual({
    ...{ expected: 5n * gwei, limit: 5n * gwei, fields: { gasPrice: hex(5n * gwei) } },
  })
})

test('behavior: nobody tells what was paid before', async () => {
  const { node, answers } = createFakeNode({ eth_getBlockByNumber: block })
  expect((await readFees(node)).limit).toBe(20n * gwei)
  answers.eth_maxPriorityFeePerGas = hex(gwei)
  expect((await readFees(node)).limit).toBe(21n * gwei)
  answers.eth_feeHistory = { baseFeePerGas: 'x', reward: [null, ['x'], [hex(0n)], 5] }
  expect((await readFees(node)).limit).toBe(21n * gwei)
})

test('behavior: nobody advises a tip of ten times the fee', async () => {
  const { node } = createFakeNode({
    eth_getBlockByNumber: block,
    eth_feeHistory: history(20n * gwei, 10n ** 16n),
  })
  expect((await readFees(node)).fields).toMatchObject({ maxPriorityFeePerGas: hex(200n * gwei) })
})

test.each([
  ['D36: a fee', { eth_getBlockByNumber: { baseFeePerGas: hex(10n ** 18n) } }],
  ['D36: a price', { eth_getBlockByNumber: {}, eth_gasPrice: hex(10n ** 18n) }],
  ['a price that is none', { eth_getBlockByNumber: {}, eth_gasPrice: '1' }],
  ['no block', { eth_gasPrice: hex(1n) }],
])('error: %s that cannot be', async (_, answers) => {
  const { node } = createFakeNode(answers)
  expect((await catchError(readFees(node))).code).toBe('NETWORK_RPC_FAILED')
})
