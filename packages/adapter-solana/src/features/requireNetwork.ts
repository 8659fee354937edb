import { type CaipNetwork, CleatError, type Connection } from '@cleat/core/adapter'

/**
 * Requires that the wallet is on the network of the request.
 * @throws `REQUEST_NETWORK_CHANGED`
 */
export function requireNetwork(
  { caipNetworkId: actual }: Connection,
  { caipNetworkId: expected }: CaipNetwork,
): void {
  if (actual !== expected)
    throw new CleatError('REQUEST_NETWORK_CHANGED', { context: { expected, actual } })
}
