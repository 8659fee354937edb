import type { CaipNetwork } from '@cleat/core'
import type { ApprovalRow } from '@cleat/core/approvals'
import { useKit } from '../../../kit/useKit.ts'

/** The network of an approval, by its id if the app does not list it any more. */
export function useNetworkOf({ chainId }: Pick<ApprovalRow, 'chainId'>): {
  caipNetworkId: CaipNetwork['caipNetworkId']
  name: string
  imageUrl: string | undefined
  network: CaipNetwork | undefined
} {
  const network = useKit().controllers.network.find(chainId)
  const { name = chainId, assets } = network ?? {}
  return { caipNetworkId: chainId, name, imageUrl: assets?.imageUrl, network }
}
