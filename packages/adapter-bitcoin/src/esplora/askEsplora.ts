import { type CaipNetwork, CleatError } from '@cleat/core/adapter'

/**
 * Asks the Esplora interfaces of a network, which are its RPC URLs, one after the other until one answers.
 * @throws `NETWORK_RPC_FAILED` with the reason of the last one
 */
export async function askEsplora<answer>(parameters: {
  network: CaipNetwork
  /** Begins with a slash. */
  path: string
  ask: (parameters: { url: string; service: string; retries: number }) => Promise<answer>
}): Promise<answer> {
  const { network, path, ask } = parameters
  const { name: service, rpcUrls } = network
  const bases = rpcUrls.default.http
  let cause: unknown = new Error('The network has no RPC URL')
  for (const [at, base] of bases.entries()) {
    try {
      // Only the last one is worth waiting for: before it, there is another to ask.
      const retries = at < bases.length - 1 ? 0 : 2
      return await ask({ url: `${base.replace(/\/+$/, '')}${path}`, service, retries })
    } catch (error) {
      cause = error
    }
  }
  throw new CleatError('NETWORK_RPC_FAILED', { context: { network: service }, cause })
}
