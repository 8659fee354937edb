import { formatAmount } from '../../../base/amounts/formatAmount.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import type { EventProperties } from '../../../contract/events/cleatEvent.ts'
import type { PreparedSwap } from '../../../contract/swaps/preparedSwap.ts'
import { isSmartAccount } from '../../../runtime/sender/isSmartAccount.ts'

/** The event properties of an exchange. They contain no address. */
export function describeSwap(
  kit: KitBase,
  { swap, expected }: PreparedSwap,
): EventProperties['INITIATE_SWAP'] {
  const { network, address, source, target, amount } = swap
  return {
    isSmartAccount: isSmartAccount(kit, { namespace: network.chainNamespace, address }),
    network: network.caipNetworkId,
    swapFromToken: source.symbol,
    swapToToken: target.symbol,
    swapFromAmount: formatAmount(amount, source.decimals),
    swapToAmount: formatAmount(expected, target.decimals),
  }
}
