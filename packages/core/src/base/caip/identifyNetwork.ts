import { CleatError } from '../errors/cleatError.ts'
import { type CaipNetworkId, isCaipNetworkId } from './caipNetworkId.ts'
import { defaultNamespace } from './defaultNamespace.ts'
import { isNamespace } from './namespace.ts'
import type { Network } from './network.ts'

/**
 * Returns the CAIP-2 id of a network of the app.
 * @throws `CONFIG_NETWORK_INVALID` if the value is no network, or its id or namespace is malformed
 */
export function identifyNetwork(network: Network): CaipNetworkId {
  const invalid = (field: string, value: unknown) =>
    new CleatError('CONFIG_NETWORK_INVALID', { context: { name: network?.name, field, value } })

  if (typeof network !== 'object' || network === null) throw invalid('network', network)
  const { id, chainNamespace = defaultNamespace } = network
  if (!isNamespace(chainNamespace)) throw invalid('chainNamespace', chainNamespace)
  const isWhole = typeof id === 'number' && Number.isSafeInteger(id) && id > 0
  const isText = typeof id === 'string' && chainNamespace !== defaultNamespace
  if (!isWhole && !isText) throw invalid('id', id)
  const caipNetworkId = `${chainNamespace}:${id}`
  if (!isCaipNetworkId(caipNetworkId)) throw invalid('id', id)
  return caipNetworkId
}
