import { type AdapterSession, CleatError } from '@cleat/core/adapter'
import type { SolanaWallet } from '../base/solanaWallet.ts'
import { parseMessage, parseTransaction } from '../transaction/parseTransaction.ts'
import { verifySignature } from '../transaction/verifySignature.ts'
import { requireSigner } from './requireSigner.ts'

const method = 'solana_signMessage'

/**
 * Signs a message and verifies the account's signature. Refuses a message that is a valid
 * transaction, because the signature would authorize it.
 * @throws `REQUEST_NOT_ALLOWED`, `REQUEST_USER_REJECTED`, `REQUEST_SIGNATURE_INVALID`, `WALLET_…`
 */
export async function signMessage(
  session: AdapterSession<SolanaWallet>,
  parameters: { message: Uint8Array; address?: string | undefined },
): Promise<Uint8Array> {
  const { message } = parameters
  const { wallet, address } = requireSigner(session, parameters.address)
  const { name } = wallet.connector
  if (!wallet.signMessage)
    throw new CleatError('WALLET_METHOD_UNSUPPORTED', { context: { wallet: name, method } })
  if (parseMessage(message) || parseTransaction(message))
    throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method } })
  const signature = await wallet.signMessage({ address, message })
  if (!(await verifySignature({ signature, address, message })))
    throw new CleatError('REQUEST_SIGNATURE_INVALID', { context: { address, wallet: name } })
  return signature
}
