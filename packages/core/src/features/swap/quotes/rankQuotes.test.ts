import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { held } from '../../../test/createTestSwap.ts'
import { mainnet, mainnetId } from '../../../test/networks.ts'
import type { SwapQuote } from '../state/swapQuote.ts'
import { rankQuotes } from './rankQuotes.ts'

const prices = { target: { price: 1, decimals: 6 }, coin: { price: 2500, decimals: 18 } }

function create(id: string, expected: bigint, fee: bigint): SwapQuote {
  const { DAI, USDC } = held
  const asset = { symbol: DAI.symbol, decimals: 18 }
  return {
    ...{ id, name: id, status: 'success' },
    prepared: {
      swap: {
        network: { ...mainnet, chainNamespace: 'eip155', caipNetworkId: mainnetId },
        ...{ address: '0x01', source: asset, amount: 1n, slippageBps: 100 },
        target: { symbol: USDC.symbol, decimals: 6 },
      },
      ...{ kind: 'transaction', steps: [], expected, minReceived: 1n, trial: 'simulated' },
      ...{ fee: { expected: fee, limit: fee }, sourceFees: [], notes: [], expiresAt: 0 },
    },
  }
}

const offered: SwapQuote = {
  ...{ id: 'offered', name: '', status: 'offered' },
  offer: {
    ...{ source: { id: 'offered', name: '' }, kind: 'transaction' },
    ...{ amount: 10n ** 30n, fees: [] },
  },
}
const failed: SwapQuote = {
  ...{ id: 'failed', name: '', status: 'error' },
  error: new CleatError('SWAP_ROUTER_UNKNOWN', { context: { router: '0x01' } }),
}

const order = (quotes: readonly SwapQuote[], given = prices) =>
  rankQuotes(quotes, given).map(({ id }) => id)

test('default', () => {
  const quotes = [
    failed,
    offered,
    create('less', 99_000_000n, 0n),
    create('more', 100_000_000n, 0n),
  ]
  expect(order(quotes)).toEqual(['more', 'less', 'offered', 'failed'])
})

test('behavior: two dollars of fee are worth more than one dollar of the target', () => {
  const dear = create('dear', 101_000_000n, 8n * 10n ** 14n)
  const cheap = create('cheap', 100_000_000n, 0n)
  expect(order([dear, cheap])).toEqual(['cheap', 'dear'])
  const unknown = { ...prices, coin: { price: undefined, decimals: 18 } }
  expect(rankQuotes([dear, cheap], unknown).map(({ id }) => id)).toEqual(['dear', 'cheap'])
})

test('behavior: whatever comes in whatever order, the best is first and nothing is lost', () => {
  const amounts = fc.uniqueArray(fc.bigInt({ min: 1n, max: 10n ** 20n }), { minLength: 1 })
  fc.assert(
    fc.property(amounts, (all) => {
      const ranked = order(all.map((amount) => create(String(amount), amount, 0n)))
      const sorted = [...all].sort((one, other) => (one > other ? -1 : 1)).map(String)
      expect(ranked).toEqual(sorted)
    }),
  )
})
