import { askInTurn, type CaipNetwork } from '@cleat/core/adapter'

/**
 * Asks the Esplora interfaces of a network, which are its RPC URLs, in turn.
 * @throws `NETWORK_RPC_FAILED`
 */
export function askEsplora<answer>(parameters: {
  network: CaipNetwork
  /** Begins with a slash. */
  path: string
  ask: (parameters: { url: string; service: string; retries: number }) => Promise<answer>
}): Promise<answer> {
  const { network, path, ask } = parameters
  return askInTurn({
    network,
    ask: (base, { isLast }) =>
      ask({
        ...{ url: `${base.replace(/\/+$/, '')}${path}`, service: network.name },
        // Only the last one is worth waiting for: before it, there is another to ask.
        retries: isLast ? 2 : 0,
      }),
  })
}
