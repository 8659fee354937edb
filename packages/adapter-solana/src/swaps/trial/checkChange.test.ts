// @vitest-environment node
import { checkNetworks, isCleatError } from '@cleat/core/adapter'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bonk, usdc } from '../../test/createSwapParts.ts'
import { createNetworks } from '../../test/networks.ts'
import { checkChange } from './checkChange.ts'

const [network] = checkNetworks({ networks: createNetworks('http://127.0.0.1:9') })
if (!network) throw new Error('There are two networks.')
const dollar = { address: usdc, symbol: 'USDC', decimals: 6 }
const sale = { network, source: network.nativeCurrency, target: dollar, amount: 100n }
const tokens = { ...sale, source: dollar, target: { ...dollar, address: bonk } }

function judge(
  swap: Parameters<typeof checkChange>[0]['swap'],
  change: { taken: bigint; received: bigint; coins: bigint },
) {
  try {
    checkChange({ swap, change, minimum: 40n })
    return 'accepted'
  } catch (error) {
    if (isCleatError(error, 'SWAP_EFFECT_UNEXPECTED')) return error.context.effect
    if (isCleatError(error, 'SWAP_PRICE_MOVED')) return error.context
    throw error
  }
}

test('default', () => {
  expect(judge(sale, { taken: 100n, received: 40n, coins: -100n })).toBe('accepted')
  expect(judge(tokens, { taken: 99n, received: 41n, coins: 0n })).toBe('accepted')
})

test.each([
  [sale, { taken: 101n, received: 40n, coins: -101n }, '0.000000101 SOL leave the account'],
  [tokens, { taken: 101n, received: 40n, coins: 0n }, '0.000101 USDC leave the account'],
  [tokens, { taken: 100n, received: 40n, coins: -1n }, '0.000000001 SOL leave the account'],
  [
    sale,
    { taken: 100n, received: 39n, coins: -100n },
    { symbol: 'USDC', minimum: '0.00004', now: '0.000039' },
  ],
])('error: more leaves, or less arrives (%#)', (swap, change, refusal) => {
  expect(judge(swap, change)).toEqual(refusal)
})

test('property: accepted exactly if no more leaves and the minimum arrives', () => {
  const amounts = fc.bigInt({ min: 0n, max: 200n })
  fc.assert(
    fc.property(amounts, amounts, amounts, (taken, received, lost) => {
      const isKept = taken <= 100n && received >= 40n
      const change = { taken, received, coins: -lost }
      expect(judge(sale, change) === 'accepted').toBe(isKept)
      expect(judge(tokens, change) === 'accepted').toBe(isKept && lost === 0n)
    }),
  )
})
