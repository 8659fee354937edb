import { type CaipNetwork, CleatError, parseCaipNetworkId } from '@cleat/core/adapter'

/** How much of its genesis hash the CAIP-2 id of a cluster is. */
const referenceLength = 32

/**
 * Whether a connection of the app's own leads to the network in use: a transaction that is sent elsewhere is lost or, worse,
 * real. Networks whose id is no hash are not checked.
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
