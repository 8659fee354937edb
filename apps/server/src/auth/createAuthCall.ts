import type { SiwxCall } from '@cleat/siwx/server'
import * as v from 'valibot'
import type { OpenChains } from '../data/chains/openChains.ts'
import { NodeRefusedError } from '../data/rpc/nodeRefusedError.ts'

/** Longer than any yes or no. */
const answerSchema = v.pipe(v.string(), v.regex(/^0x[\da-f]*$/i), v.maxLength(10_000))

/** Asks the chains of the service about accounts that are contracts. */
export function createAuthCall(chains: OpenChains): SiwxCall {
  return async ({ chain: id, signal, ...transaction }) => {
    const chain = chains.get(id)
    if (chain?.namespace !== 'eip155') throw new Error(`${id} is not among the chains`)
    try {
      return await chain.rpc.call({
        ...{ method: 'eth_call', params: [transaction, 'latest'] },
        ...{ schema: answerSchema, signal },
      })
    } catch (error) {
      // The words of the node tell whether the contract reverted.
      throw error instanceof NodeRefusedError ? new Error(String(error.cause)) : error
    }
  }
}
