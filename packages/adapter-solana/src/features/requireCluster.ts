import { type CaipNetwork, CleatError, parseCaipNetworkId } from '@cleat/core/adapter'

/** How many characters of the genesis hash the CAIP-2 id of a cluster holds. */
const referenceLength = 32

/**
 * Requires that the app's own connection leads to the active network. A transaction sent to another
 * cluster is lost, or spends real funds. Networks whose id is not a hash are not checked.
 * @throws `REQUEST_NETWORK_CHANGED`, `NETWORK_RPC_FAILED`
 */
export async function requireCluster(
  connection: { getGenesisHash(): Promise<string> },
  { caipNetworkId: expected, name }: CaipNetwork,
): Promise<void> {
  const { reference } = parseCaipNetworkId(expected)
  if (reference.length !== referenceLength) return
  const hash = await connection.getGenesisHash().catch((cause: unknown) => {
    throw new CleatError('NETWORK_RPC_FAILED', { context: { network: name }, cause })
  })
  const actual = `solana:${hash.slice(0, referenceLength)}`
  if (actual !== expected)
    throw new CleatError('REQUEST_NETWORK_CHANGED', { context: { expected, actual } })
}
