import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { ResolvedName } from '../../../contract/transfers/transferAdapter.ts'
import type { NamesContext } from '../context/namesContext.ts'

/**
 * The address that a name leads to on a network, as the network's own names have it.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function resolveName(
  { kit }: NamesContext,
  parameters: { name: string; network: CaipNetwork; signal: AbortSignal },
): Promise<ResolvedName | undefined> {
  const { names } = kit.options
  const { signal } = parameters
  const { chainNamespace } = parameters.network
  const transfers = await kit.adapters.get(chainNamespace)?.features['transfers:load']?.()
  signal.throwIfAborted()
  const ensRpcUrl = names ? names.ensRpcUrl : undefined
  return await transfers?.resolveName?.({ ...parameters, ensRpcUrl })
}
