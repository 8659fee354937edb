import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { DataApi } from '../../api/data/createDataApi.ts'

/**
 * Checks whether a service supports a network. The answer is cached; failures are not. If the
 * service cannot tell, the network counts as supported and the data request decides.
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
