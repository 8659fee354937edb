import { RpcRequestError, type Transport } from 'viem'

/** Rate limited (EIP-1474). */
const limitExceeded = -32005

/**
 * Asks one RPC after the other until one answers. What a node answers counts, an error too; only
 * silence, a failing server and a limit send a request on. A third of viem's `fallback`, which also
 * ranks.
 */
export function queuedTransport(transports: readonly [Transport, ...Transport[]]): Transport {
  return (parameters) => {
    const [first, ...others] = transports.map((transport) => transport(parameters))
    if (!first) throw new Error('There is no transport')
    return {
      ...first,
      request: async (request) => {
        let failure: unknown
        for (const transport of [first, ...others]) {
          try {
            return await transport.request(request)
          } catch (error) {
            if (isAnswer(error)) throw error
            failure = error
          }
        }
        throw failure
      },
    }
  }
}

function isAnswer(error: unknown): boolean {
  const { cause } = error as { cause?: unknown }
  const answer = [error, cause].find((one) => one instanceof RpcRequestError)
  return answer !== undefined && answer.code !== limitExceeded
}
