import type { Network } from '../caip/network.ts'
import { CleatError } from '../errors/cleatError.ts'

export declare namespace askInTurn {
  type Parameters<answer> = {
    network: Pick<Network, 'name' | 'rpcUrls'>
    /** Asks one of them. What it rejects with is the reason to go on to the next. */
    ask: (url: string, parameters: { isLast: boolean }) => Promise<answer>
  }
}

/**
 * Asks the app's own RPC URLs of a network, one after the other until one answers.
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
