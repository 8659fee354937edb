import { type CaipNetwork, parseCaipNetworkId } from '@cleat/core'
import type { OnrampOrder } from '@cleat/core/onramp'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'

/** The network of a purchase. The app may have removed it since. */
export function useOrderNetwork({ caipNetworkId }: Pick<OnrampOrder, 'caipNetworkId'>): {
  readonly network: CaipNetwork | undefined
  readonly name: string
} {
  const text = useText()
  const network = useKit().controllers.network.find(caipNetworkId)
  const { reference } = parseCaipNetworkId(caipNetworkId)
  return { network, name: network?.name ?? text('networks.unlisted', { id: reference }) }
}
