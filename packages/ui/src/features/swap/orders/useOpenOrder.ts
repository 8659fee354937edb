import { isSameAddress } from '@cleat/core/data'
import type { PendingSwap, Swap } from '@cleat/core/swap'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useSwap } from '../controller/useSwap.ts'

/** What an order would sell. */
export type SoldToken = Pick<Swap, 'network' | 'address'> & {
  /** The token's contract. `undefined` for the native coin. */
  readonly token: string | undefined
}

/**
 * The newest order of the account that sells a token and can still be filled, of this visit or an
 * earlier one.
 */
export function useOpenOrder(
  sold: SoldToken | undefined,
): (PendingSwap & { readonly expiresAt: number }) | undefined {
  const kit = useKit()
  const pending = useControllerState(useSwap().pendingSwaps)
  if (!sold) return undefined
  const { network, address, token } = sold
  const { caipNetworkId, chainNamespace } = network
  for (const entry of pending) {
    const { status, expiresAt, source, from } = entry
    const isOpen = status === 'pending' && expiresAt !== undefined
    if (!isOpen || entry.caipNetworkId !== caipNetworkId || source.token !== token) continue
    if (isSameAddress(kit, chainNamespace, from, address)) return { ...entry, expiresAt }
  }
  return undefined
}
