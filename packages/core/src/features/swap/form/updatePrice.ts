import { ref } from 'valtio/vanilla'
import { toNativeAddress } from '../../../runtime/queries/data/nativeAddress.ts'
import { fetchShared } from '../../../runtime/queries/fetchShared.ts'
import type { SwapContext } from '../state/swapContext.ts'

/** Looks up what a chosen token is worth, where the balances do not say it. */
export function updatePrice(context: SwapContext, side: 'sourceToken' | 'toToken'): void {
  const { kit, state, lifetime } = context
  const token = state[side]
  if (!token || token.price !== undefined) return
  const address = token.address ?? toNativeAddress(token.chainId)
  fetchShared(kit.queryClient, kit.queries.prices({ addresses: [address] })).then(
    (prices) => {
      const price = prices.get(address)
      if (lifetime.aborted || state[side] !== token || price === undefined) return
      state[side] = ref({ ...token, price })
    },
    // Without a price only its value is not shown.
    () => undefined,
  )
}
