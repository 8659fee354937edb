import type UniversalProvider from '@walletconnect/universal-provider'
import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'

/** Sets the active chain on the library's provider, for apps that use it directly. */
export function shareChain(parameters: {
  provider: UniversalProvider
  caipNetworkId: CaipNetworkId
}): void {
  const { provider, caipNetworkId } = parameters
  if (!provider.session) return
  try {
    provider.setDefaultChain(caipNetworkId)
  } catch {
    // The library knows no RPC of the chain. Requests that name the chain still reach the wallet.
  }
}
