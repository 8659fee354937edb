import { catchError } from '@cleat/core/test/catchError'
import { encodeAbiParameters } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeNode } from '../../test/createFakeNode.ts'
import { cowOrder } from '../../test/swaps/cowOrder.ts'
import { daiPermit } from '../../test/swaps/daiPermit.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { decodeSignature } from './decodeSignature.ts'

const { account, dai, usdc, router, policy } = swapFacts
/** Seconds since the epoch: of the device. */
const now = 1_795_000_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: now * 1000 }))
afterEach(() => void vi.useRealTimers())

/** `chainTime`: of the newest block, in seconds since the epoch. */
function decode(typedData: unknown, chainTime = now) {
  const { node } = createFakeNode({
    eth_getBlockByNumber: { timestamp: `0x${chainTime.toString(16)}` },
    eth_call: encodeAbiParameters([{ type: 'uint256' }], [7n]),
  })
  return decodeSignature(typedData, { node, account, chainId: 1, policy })
}

test('default: what an order exchanges, and what a permit allows', async () => {
  const exchange = { source: dai, target: usdc, amount: 10n, minReceived: 9n, receiver: account }
  expect(await decode(cowOrder(now + 600))).toMatchObject({ type: 'exchange', ...exchange })
  const allowance = { token: dai, spender: router, amount: 10n }
  expect(await decode(daiPermit(now + 600))).toMatchObject({ type: 'allowance', ...allowance })
})

const half = 1800
test.each([
  ['the device', now - 86_400, now + half],
  ['the device, which is late', now - 86_400, now + 1],
  ['the chain', now + 86_400, now + 86_400 + half],
])('behavior: a permit ends by the later clock: %s', async (_, chainTime, deadline) => {
  expect(await decode(daiPermit(deadline), chainTime)).toMatchObject({ type: 'allowance' })
})

test.each([
  ['the device', now - 86_400, now + half + 1],
  ['the chain', now + 86_400, now + 86_400 + half + 1],
])('error: a permit that is good for too long by %s', async (_, chainTime, deadline) => {
  const error = await catchError(decode(daiPermit(deadline), chainTime))
  expect(error).toMatchObject({ code: 'PAYMENT_ALTERED', context: { field: 'deadline' } })
})

test('error: neither', async () => {
  for (const typedData of [undefined, null, {}, { primaryType: 'Mail' }])
    expect((await catchError(decode(typedData))).code).toBe('PAYMENT_ALTERED')
})
