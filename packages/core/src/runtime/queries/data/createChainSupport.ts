import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { DataApi } from '../../api/data/createDataApi.ts'

/**
 * Whether a service knows a network. Asked of it once, and again only where it did not answer. A service that does not tell
 * may know the network: then the question itself shows it.
 */
export function createChainSupport(
  api: DataApi,
): (chainId: CaipNetworkId, signal: AbortSignal) => Promise<boolean> {
  let known: ReadonlySet<string> | undefined
  return async (chainId, signal) => {
    known ??= await api.getSupportedChains({ signal }).catch(() => {
      signal.throwIfAborted()
      return undefined
    })
    return known?.has(chainId) ?? true
  }
}
