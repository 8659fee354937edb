import { ChainUnavailableError } from './chainUnavailableError.ts'
import type { JsonRpc } from './createJsonRpc.ts'
import { hexNumber } from './hexSchema.ts'
import { NodeRefusedError } from './nodeRefusedError.ts'

export declare namespace verifyChain {
  type Parameters = {
    rpc: JsonRpc
    /** What the node has to call its chain. */
    reference: bigint
  }
}

/** Asks a node once which chain it is of, before anything else: what is there on another one is nobody's balance. */
export function verifyChain({ rpc, reference }: verifyChain.Parameters): JsonRpc {
  const { chainId } = rpc
  let verifying: Promise<void> | undefined

  const verify = async () => {
    // Of everybody who waits, so nobody's leaving ends it; the node has only so long to answer.
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

/** A node that does not say it cannot be held to it. */
function nothingIfRefused(error: unknown): undefined {
  if (!(error instanceof NodeRefusedError)) throw error
}
