import type { Network } from '../caip/network.ts'
import { CleatError } from '../errors/cleatError.ts'

export declare namespace askInTurn {
  type Parameters<answer> = {
    network: Pick<Network, 'name' | 'rpcUrls'>
    /** Sends the request to one URL. A rejection moves on to the next URL. */
    ask: (url: string, parameters: { isLast: boolean }) => Promise<answer>
  }
}

/**
 * Tries the app's RPC URLs of a network in order until one answers.
 * @throws `NETWORK_RPC_FAILED` with the reason of the last one
 */
export async function askInTurn<answer>(parameters: askInTurn.Parameters<answer>): Promise<answer> {
  const { network, ask } = parameters
  const urls = network.rpcUrls.default.http
  let cause: unknown = new Error('The network has no RPC URL')
  for (const [index, url] of urls.entries()) {
    try {
      return await ask(url, { isLast: index === urls.length - 1 })
    } catch (error) {
      cause = error
    }
  }
  throw new CleatError('NETWORK_RPC_FAILED', { context: { network: network.name }, cause })
}
