import { type AdapterSession, CleatError } from '@cleat/core/adapter'
import { base58 } from '@scure/base'
import type { SendOptions, SolanaWallet } from '../base/solanaWallet.ts'
import { sendRaw } from '../rpc/sendRaw.ts'
import { verifySignature } from '../transaction/verifySignature.ts'
import { requireSigner } from './requireSigner.ts'
import { readAsked, signTransactions } from './signTransactions.ts'

/**
 * Signs and sends a transaction, by the wallet where it does both, else over the app's RPC.
 * @returns the transaction id, in base58
 * @throws `REQUEST_…`, `NETWORK_…`, `WALLET_…`, `TRANSACTION_FAILED`
 */
export async function signAndSend(
  session: AdapterSession<SolanaWallet>,
  parameters: {
    transaction: Uint8Array
    options: SendOptions
    address?: string | undefined
    mayAddBudget: boolean
  },
): Promise<string> {
  const { transaction, options, mayAddBudget } = parameters
  const signer = requireSigner(session, parameters.address)
  const { wallet, address, chain } = signer
  const { network } = session.current()
  const method = 'solana_signAndSendTransaction'
  if (!wallet.signAndSendTransaction) {
    const [signed] = await signTransactions(session, {
      ...{ transactions: [transaction], address, mayAddBudget },
    })
    if (!signed || !network) throw new CleatError('NETWORK_NOT_FOUND', { context: { id: chain } })
    return sendRaw({ network, transaction: signed, options })
  }
  const asked = readAsked({ bytes: transaction, signer, method })
  const signature = await wallet.signAndSendTransaction({ address, chain, transaction, options })
  const [payer] = asked.message.signers
  // A transaction id is the payer's signature, so it proves what was sent.
  const isAsked = await verifySignature({ signature, address: payer, message: asked.messageBytes })
  if (!isAsked && !mayAddBudget)
    throw new CleatError('WALLET_BAD_ANSWER', {
      context: { wallet: wallet.connector.name, method, answer: base58.encode(signature) },
    })
  return base58.encode(signature)
}
