import { type CaipNetwork, CleatError } from '@cleat/core/adapter'
import { base64 } from '@scure/base'
import { string } from 'valibot'
import type { SendOptions } from '../wallets/solanaWallet.ts'
import { callRpc } from './callRpc.ts'
import { NodeError } from './nodeError.ts'

/**
 * Sends a signed transaction over the app's own RPC.
 * @returns its id, in base58
 * @throws `WALLET_ERROR` with the chain's reason as its cause, `NETWORK_RPC_FAILED`
 */
export async function sendRaw(parameters: {
  network: CaipNetwork
  transaction: Uint8Array
  options?: SendOptions | undefined
  wallet: string
  method: string
}): Promise<string> {
  const { network, transaction, options, wallet, method } = parameters
  const settings = { preflightCommitment: 'confirmed', ...options, encoding: 'base64' }
  const params = [base64.encode(transaction), settings]
  try {
    return await callRpc({ network, method: 'sendTransaction', params, schema: string() })
  } catch (cause) {
    if (!(cause instanceof NodeError)) throw cause
    throw new CleatError('WALLET_ERROR', { context: { wallet, method }, cause })
  }
}
