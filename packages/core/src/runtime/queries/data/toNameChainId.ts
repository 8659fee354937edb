import { parseCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import type { IdentityReader } from './identityReader.ts'

/**
 * The number of the chain on which an address is used, for the service, which looks for the name
 * that the account has there. `undefined` for chains without numbers.
 * @see ENSIP-19
 */
export function toNameChainId(
  { controllers }: Pick<KitBase, 'controllers'>,
  { namespace, network }: Pick<Parameters<IdentityReader>[0], 'namespace' | 'network'>,
): string | undefined {
  const { network: networks } = controllers
  const used = network ?? networks.get(namespace ?? networks.state.activeNamespace)?.caipNetwork
  if (!used) return undefined
  const { reference } = parseCaipNetworkId(used.caipNetworkId)
  return /^[1-9]\d{0,15}$/.test(reference) ? reference : undefined
}
