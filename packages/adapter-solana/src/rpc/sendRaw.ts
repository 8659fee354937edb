import { type CaipNetwork, CleatError, toTransactionError } from '@cleat/core/adapter'
import { base64 } from '@scure/base'
import { string } from 'valibot'
import { readKey } from '../base/readKey.ts'
import type { SendOptions } from '../base/solanaWallet.ts'
import { callRpc } from './callRpc.ts'
import { describeFailure } from './describeFailure.ts'
import { NodeError } from './nodeError.ts'

/**
 * JSON-RPC codes of a failed simulation, an invalid signature and an invalid transaction. After any
 * other one, the node may have passed it on.
 */
const refusals: ReadonlySet<number> = new Set([-32002, -32003, -32602])

/**
 * Sends a signed transaction over the app's RPC.
 * @returns the transaction id, in base58
 * @throws `TRANSACTION_FAILED`, `NETWORK_RPC_FAILED`
 */
export async function sendRaw(parameters: {
  network: CaipNetwork
  transaction: Uint8Array
  options?: SendOptions | undefined
}): Promise<string> {
  const { network, transaction, options } = parameters
  const settings = { preflightCommitment: 'confirmed', ...options, encoding: 'base64' }
  const params = [base64.encode(transaction), settings]
  // A node without an answer may have passed it on. The next one then refuses what is in the chain.
  let isOpen = false
  const onSilence = () => {
    isOpen = true
  }
  try {
    return await callRpc({
      network,
      method: 'sendTransaction',
      params,
      schema: string(),
      onSilence,
    })
  } catch (cause) {
    if (!(cause instanceof NodeError)) throw cause
    if (isOpen || !refusals.has(cause.code))
      throw new CleatError('NETWORK_RPC_FAILED', { context: { network: network.name }, cause })
    const { data, message } = cause
    const failure = { error: readKey(data, 'err'), logs: readKey(data, 'logs'), message }
    throw toTransactionError({ reason: describeFailure(failure), cause })
  }
}
