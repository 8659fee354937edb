import { isCleatError } from '../../base/errors/isCleatError.ts'
import { toTransactionError } from '../../base/errors/toTransactionError.ts'
import { readRefusal } from '../../contract/adapter/readRefusal.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'

/** Methods that send or broadcast a transaction. */
const sending = /^(?:eth_send(?:Raw)?Transaction|wallet_send(?:Calls|PreparedCalls|Transaction))$/

/**
 * Converts the error of a failed request to its most specific `CleatError`. On `eip155`, the node's
 * refusal is nested in different ways, depending on wallet and library; it becomes
 * `TRANSACTION_FAILED`. Adapters of other namespaces convert it themselves.
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
