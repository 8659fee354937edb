import { catchError } from '@cleat/core/test/catchError'
import { expect, test } from 'vitest'
import { createFakeNode, revert } from '../test/createFakeNode.ts'
import { readGas } from './readGas.ts'

test.each([
  ['0x5208', 21_000n, 21_000n],
  ['0x5209', 21_001n, 26_251n],
  ['0xc350', 50_000n, 62_500n],
])('default: %s', async (answer, expected, limit) => {
  const { node } = createFakeNode({ eth_estimateGas: answer })
  expect(await readGas(node, { to: '0x1' })).toEqual({ expected, limit })
})

test.each(['0x0', '0x1', '0xffffffffff'])('error: %s cannot be', async (answer) => {
  const { node } = createFakeNode({ eth_estimateGas: answer })
  expect((await catchError(readGas(node, { to: '0x1' }))).code).toBe('NETWORK_RPC_FAILED')
})

test('error: TRANSACTION_FAILED', async () => {
  const { node } = createFakeNode({
    eth_estimateGas: () => Promise.reject(revert('execution reverted: no')),
  })
  expect(await catchError(readGas(node, { to: '0x1' }))).toMatchObject({
    ...{ code: 'TRANSACTION_FAILED', context: { reason: 'execution reverted: no' } },
  })
})
