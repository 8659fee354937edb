import { askInTurn, type CaipNetwork } from '@cleat/core/adapter'

/**
 * Fetches a path from the Esplora APIs of a network, which are its RPC URLs, in order.
 * @throws `NETWORK_RPC_FAILED`
 */
export function fetchEsplora<answer>(parameters: {
  network: CaipNetwork
  /** Starts with a slash. */
  path: string
  ask: (parameters: { url: string; service: string; retries: number }) => Promise<answer>
}): Promise<answer> {
  const { network, path, ask } = parameters
  return askInTurn({
    network,
    ask: (base, { isLast }) =>
      ask({
        ...{ url: `${base.replace(/\/+$/, '')}${path}`, service: network.name },
        // Retry only the last URL. The earlier ones have a successor.
        retries: isLast ? 2 : 0,
      }),
  })
}
