import { parseCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { PurchaseCurrency, PurchaseNetwork } from './onrampOffering.ts'

/**
 * How a token is sold on a network; `undefined` if it is not. Services without CAIP-2 ids say the
 * reference alone, which is different in every namespace.
 */
export function findSoldNetwork(
  { networks }: Pick<PurchaseCurrency, 'networks'>,
  { caipNetworkId }: Pick<CaipNetwork, 'caipNetworkId'>,
): PurchaseNetwork | undefined {
  const { reference } = parseCaipNetworkId(caipNetworkId)
  return networks.find((network) =>
    network.caipNetworkId
      ? network.caipNetworkId === caipNetworkId
      : network.reference === reference,
  )
}
