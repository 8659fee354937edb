import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import type { PreparedSwap } from '../../../contract/swaps/preparedSwap.ts'
import type { SwapContext } from '../state/swapContext.ts'

/**
 * Stores whether open orders can be filled: all those for which the same spender takes the same
 * token of the account, because they share its allowance.
 */
export function markOrders(
  { kit, pendingSwaps }: Pick<SwapContext, 'kit' | 'pendingSwaps'>,
  { swap, spender }: Pick<PreparedSwap, 'swap' | 'spender'>,
  isClosed: boolean,
): void {
  const { network, address, source } = swap
  const isSame = (one: string | undefined, other: string | undefined) =>
    one !== undefined &&
    other !== undefined &&
    isSameAddress(kit, network.chainNamespace, one, other)
  for (const entry of [...pendingSwaps.list]) {
    const { status, expiresAt, caipNetworkId, from } = entry
    const isOpen = status === 'pending' && expiresAt !== undefined
    if (!isOpen || caipNetworkId !== network.caipNetworkId || !isSame(from, address)) continue
    if (isSame(entry.spender, spender) && isSame(entry.source.token, source.address))
      pendingSwaps.add({ ...entry, isClosed })
  }
}
