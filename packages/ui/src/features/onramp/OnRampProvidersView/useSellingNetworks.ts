import { type CaipNetwork, parseCaipNetworkId } from '@cleat/core'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useOnramp } from '../controller/useOnramp.ts'

/** The app's networks on which something is sold. */
export function useSellingNetworks(): readonly CaipNetwork[] {
  const { byNamespace } = useControllerState(useKit().controllers.network.state)
  const { offering } = useControllerState(useOnramp().state)
  const sold = offering.status === 'success' ? offering.offering.purchaseCurrencies : []
  const references = new Set(sold.flatMap(({ networks }) => networks.map((one) => one.reference)))
  return Object.values(byNamespace)
    .flatMap(({ caipNetworks }) => caipNetworks)
    .filter(({ caipNetworkId }) => references.has(parseCaipNetworkId(caipNetworkId).reference))
}
