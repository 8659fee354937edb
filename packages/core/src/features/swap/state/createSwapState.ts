import { proxy, ref } from 'valtio/vanilla'
import { toFiat } from '../../../base/amounts/toFiat.ts'
import { emptyForm } from './emptyForm.ts'
import { findQuote } from './findQuote.ts'
import type { SwapState } from './swapState.ts'

/** The tolerated loss of a new visitor, in basis points (spec §9). */
const usualSlippageBps = 100

/**
 * Creates the state of swapping. What follows from other fields is computed, never stored.
 * @param parameters.getSymbol - the native coin's symbol of the network in use
 */
export function createSwapState({ getSymbol }: { getSymbol: () => string }): SwapState {
  return proxy<SwapState>({
    ...emptyForm(),
    slippageBps: usualSlippageBps,
    swapping: { status: 'idle' },
    removal: { status: 'idle' },
    myTokensWithBalance: ref([]),
    get quote() {
      return findQuote(this)
    },
    get toTokenAmount() {
      const quote = findQuote(this)
      return quote?.status === 'success' ? quote.prepared.expected : quote?.offer?.amount
    },
    get slippage() {
      return this.slippageBps / 100
    },
    get sourceTokenPriceInUSD() {
      return this.sourceToken?.price
    },
    get toTokenPriceInUSD() {
      return this.toToken?.price
    },
    get networkPrice() {
      return findCoin(this)?.price
    },
    get networkTokenSymbol() {
      return getSymbol()
    },
    get gasFee() {
      return findPrepared(this)?.fee?.expected
    },
    get gasPriceInUSD() {
      return toDollars(this, this.gasFee)
    },
    get priceImpact() {
      const quote = findQuote(this)
      const bps =
        quote?.status === 'success' ? quote.prepared.priceImpactBps : quote?.offer?.priceImpactBps
      return bps === undefined ? undefined : bps / 100
    },
    get maxSlippage() {
      const prepared = findPrepared(this)
      return prepared && prepared.expected - prepared.minReceived
    },
  })
}

/** The prepared exchange of the preview, else that of the form. */
function findPrepared(state: SwapState) {
  if (state.preparing.status === 'success') return state.preparing.prepared
  const quote = findQuote(state)
  return quote?.status === 'success' ? quote.prepared : undefined
}

function findCoin({ myTokensWithBalance }: SwapState) {
  return myTokensWithBalance.find(({ address }) => address === undefined)
}

/** The value of an amount of the native coin, to the millionth of a dollar. */
function toDollars(state: SwapState, amount: bigint | undefined): number | undefined {
  const coin = findCoin(state)
  if (!coin || amount === undefined) return undefined
  const { decimals } = coin.quantity
  const millionths = toFiat({ amount: amount * 10_000n, decimals, price: coin.price })
  return millionths === undefined ? undefined : Number(millionths) / 1_000_000
}
