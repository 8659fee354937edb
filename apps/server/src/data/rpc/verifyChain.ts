import { ChainUnavailableError } from './chainUnavailableError.ts'
import type { JsonRpc } from './createJsonRpc.ts'
import { hexNumber } from './hexSchema.ts'
import { NodeRefusedError } from './nodeRefusedError.ts'

export declare namespace verifyChain {
  type Parameters = {
    rpc: JsonRpc
    /** The expected chain id. */
    reference: bigint
  }
}

/**
 * Checks the node's chain id once before other calls. Data of another chain would show wrong
 * balances.
 */
export function verifyChain({ rpc, reference }: verifyChain.Parameters): JsonRpc {
  const { chainId } = rpc
  let verifying: Promise<void> | undefined

  const verify = async () => {
    // Shared by all callers, so no caller's abort ends it. The node's timeout applies.
    const { signal } = new AbortController()
    const answer = rpc.call({ method: 'eth_chainId', params: [], schema: hexNumber, signal })
    const id = await answer.catch(nothingIfRefused)
    if (id === undefined || id === reference) return
    throw new ChainUnavailableError({ chainId, reason: `node is of chain ${id}` })
  }
  const verified = async () => {
    verifying ??= verify()
    const current = verifying
    try {
      await current
    } catch (error) {
      if (verifying === current) verifying = undefined
      throw error
    }
  }

  return {
    chainId,
    async call(parameters) {
      await verified()
      return rpc.call(parameters)
    },
    async batch(parameters) {
      await verified()
      return rpc.batch(parameters)
    },
  }
}

/** A node that refuses to report its chain id is not checked. */
function nothingIfRefused(error: unknown): undefined {
  if (!(error instanceof NodeRefusedError)) throw error
}
