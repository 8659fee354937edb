import { isCleatError } from '../../base/errors/isCleatError.ts'
import { toTransactionError } from '../../base/errors/toTransactionError.ts'
import { readRefusal } from '../../contract/adapter/readRefusal.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'

/** What sends a transaction, or hands one on. */
const sending = /^(?:eth_send(?:Raw)?Transaction|wallet_send(?:Calls|PreparedCalls|Transaction))$/

/**
 * Why the wallet did not do what it was asked to, as far as that is known. Wallets of eip155 hand on what the node said in many
 * forms, whatever library talks to them; where it refused a transaction, that is the error. Other chains' adapters say so themselves.
 */
export function explain(request: WalletRequest, error: unknown): unknown {
  const { view, type } = request
  const isSending =
    type === 'transfer:send' ||
    type === 'payment:send' ||
    (type === 'provider:request' && sending.test(request.method))
  const isKnown = isCleatError(error) && error.code !== 'WALLET_ERROR'
  if (isKnown || !isSending || view.namespace !== 'eip155') return error
  const reason = readRefusal(error)
  return reason === undefined ? error : toTransactionError({ reason, cause: error })
}
