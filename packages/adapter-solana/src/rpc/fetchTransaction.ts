import type { CaipNetwork } from '@cleat/core/adapter'
import { base64 } from '@scure/base'
import { literal, looseObject, nullish, string, tuple, unknown } from 'valibot'
import { fetchRpc } from './fetchRpc.ts'

const schema = looseObject({
  meta: nullish(looseObject({ logMessages: unknown() })),
  transaction: tuple([string(), literal('base64')]),
})

/**
 * Fetches a confirmed transaction with its program logs.
 * @throws `NETWORK_RPC_FAILED`, also while the node does not have it yet
 */
export async function fetchTransaction(parameters: {
  network: CaipNetwork
  /** In base58. */
  signature: string
}): Promise<{ bytes: Uint8Array; logs: unknown }> {
  const { network, signature } = parameters
  const settings = {
    commitment: 'confirmed',
    encoding: 'base64',
    maxSupportedTransactionVersion: 0,
  }
  const params = [signature, settings]
  const found = await fetchRpc({ network, method: 'getTransaction', params, schema })
  return { bytes: base64.decode(found.transaction[0]), logs: found.meta?.logMessages }
}
