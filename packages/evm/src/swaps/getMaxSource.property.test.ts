import type { PreparedSwap } from '@cleat/core/adapter'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFakeNode } from '../test/createFakeNode.ts'
import { numRuns } from '../test/swaps/numRuns.ts'
import { getMaxSource } from './getMaxSource.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const token = '0x6B175474E89094C44Da98b954EedeAC495271d0F'

const big = fc.integer({ min: 0, max: 112 }).chain((bits) => {
  return fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) - 1n })
})
const price = fc.bigInt({ min: 0n, max: 10n ** 16n })
const account = fc.record({
  ...{ balance: big, held: big, decimals: fc.integer({ min: 0, max: 36 }), baseFee: price },
  tip: fc.bigInt({ min: 1n, max: 10n ** 9n }),
  /** The fee of an exchange that was tried. An order has none. */
  tried: fc.constantFrom('no', 'yes', 'order'),
  limit: big,
  code: fc.constantFrom('0x', '0x', '0x6000', `0xef0100${'ab'.repeat(20)}`),
  isToken: fc.boolean(),
})

const hex = (value: bigint) => `0x${value.toString(16)}`

test('property: the maximum is never more than there is, and leaves the fee', async () => {
  await fc.assert(
    fc.asyncProperty(account, async (drawn) => {
      const { balance, held, decimals, baseFee, tip, tried, limit, code, isToken } = drawn
      const { chain, network } = createFakeNode({
        ...{ eth_getBalance: hex(balance), eth_getCode: code },
        eth_call: `0x${held.toString(16).padStart(64, '0')}`,
        eth_getBlockByNumber: { baseFeePerGas: hex(baseFee) },
        eth_feeHistory: { baseFeePerGas: [hex(baseFee)], reward: [[hex(tip)]] },
      })
      const source = { symbol: 'A', decimals, ...(isToken && { address: token }) }
      const target = { symbol: 'B', decimals: 6, address: `0x${'b'.repeat(40)}` }
      const swap = { network, address, source, target, slippageBps: 100 }
      const prepared: PreparedSwap = {
        ...{ swap: { ...swap, amount: 1n }, kind: 'transaction', steps: [], expected: 1n },
        ...{ minReceived: 1n, trial: 'simulated', sourceFees: [], notes: [], expiresAt: 0 },
        fee: tried === 'yes' ? { expected: limit / 2n, limit } : undefined,
      }
      const max = await getMaxSource(chain, {
        swap,
        ...(tried !== 'no' && { prepared }),
      })

      const isWhole = isToken || code === '0x6000'
      const has = isToken ? held : balance
      const fee = tried === 'yes' ? limit : 150_000n * (2n * baseFee + tip)
      const wanted = isWhole ? has : balance > fee ? balance - fee : 0n
      expect(max).toBe(wanted)
      expect(max >= 0n && max <= has).toBe(true)
      // Whatever is exchanged, the fee can still be paid.
      expect(isWhole || max === 0n || balance - max >= fee).toBe(true)
    }),
    { numRuns },
  )
})
