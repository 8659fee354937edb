import {
  type AdapterSession,
  type CaipNetwork,
  CleatError,
  createRecipientError,
  parseCaipNetworkId,
  toCleatError,
} from '@cleat/core/adapter'
import { isRecipient } from '../address/isRecipient.ts'
import type { ExtensionWallet } from '../wallet/createExtensionWallet.ts'
import { isSignedAsAsked } from './isSignedAsAsked.ts'
import { signRequest } from './signRequest.ts'
import type { TransactionLibrary } from './transactionLibrary.ts'

/**
 * Sends the native token. Resolves when the transaction is in a block and succeeded.
 * @throws `CAIP_ADDRESS_INVALID`, `REQUEST_…`, `WALLET_…`, `NETWORK_RPC_FAILED`;
 * `TRANSACTION_FAILED` with the chain's reason
 */
export async function sendTransfer(
  parts: { session: AdapterSession<ExtensionWallet>; transactions: TransactionLibrary },
  parameters: { to: string; value: bigint; address: string; network: CaipNetwork },
): Promise<{ hash: string }> {
  const { session, transactions } = parts
  const { to, value, address, network } = parameters
  const failed = (cause: unknown) =>
    toCleatError(cause, 'NETWORK_RPC_FAILED', { context: { network: network.name } })
  const { caipNetworkId } = session.current().connection
  if (caipNetworkId !== network.caipNetworkId)
    throw new CleatError('REQUEST_NETWORK_CHANGED', {
      context: { expected: network.caipNetworkId, actual: caipNetworkId },
    })
  if (!isRecipient({ to, network })) throw createRecipientError(to)
  if (typeof value !== 'bigint' || value <= 0n)
    throw failed(new Error('Only an amount above zero can be sent'))

  try {
    return await transactions.sendTransfer({
      ...{ to, value, address },
      rpcUrls: network.rpcUrls.default.http,
      genesis: parseCaipNetworkId(caipNetworkId).reference,
      signer: {
        signRaw: (payload) => signRequest(session, { method: 'signRaw', payload }),
        signPayload: (payload) => signPayment(session, payload),
      },
    })
  } catch (error) {
    throw failed(error)
  }
}

/** A wallet may return the transaction whole. Another one than was asked is not submitted. */
async function signPayment(session: AdapterSession<ExtensionWallet>, payload: unknown) {
  const method = 'signPayload'
  const result = await signRequest(session, { method, payload })
  const { signedTransaction } = result
  if (signedTransaction && !isSignedAsAsked({ payload, signedTransaction })) {
    const wallet = session.current().wallet.connector.name
    throw new CleatError('WALLET_BAD_ANSWER', {
      context: { wallet, method, answer: signedTransaction },
    })
  }
  return result
}
