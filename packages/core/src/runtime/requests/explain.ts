import { CleatError } from '../../base/errors/cleatError.ts'
import { isCleatError } from '../../base/errors/isCleatError.ts'
import { toTransactionError } from '../../base/errors/toTransactionError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { readDoubt } from '../../contract/adapter/readDoubt.ts'
import { readRefusal } from '../../contract/adapter/readRefusal.ts'
import { readSendOutcome } from '../../contract/adapter/readSendOutcome.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'

/**
 * Converts the error of a failed request to its most specific `CleatError`. Where the rules of the
 * namespace say which methods send, a node's refusal, which wallets and libraries nest in different
 * ways, becomes `TRANSACTION_FAILED` if it proves that nothing was sent. Other adapters convert it
 * themselves.
 */
export function explain(
  { adapters }: Pick<KitBase, 'adapters'>,
  request: WalletRequest,
  error: unknown,
): unknown {
  const sending = adapters.get(request.view.namespace)?.rules?.methods?.sending
  const isSending =
    request.type === 'transfer:send' ||
    request.type === 'payment:send' ||
    request.type === 'swap:send' ||
    request.type === 'calls:send' ||
    (request.type === 'provider:request' && sending?.test(request.method))
  // An adapter's refusal whose words say that the chain may have the transaction proves nothing.
  if (isSending && isCleatError(error, 'TRANSACTION_FAILED') && !error.context.hash) {
    if (readDoubt(error) === undefined) return error
    const method = request.type === 'provider:request' ? request.method : request.type
    const context = { wallet: request.view.wallet, method }
    return new CleatError('WALLET_ERROR', { context, cause: error })
  }
  const isKnown = isCleatError(error) && error.code !== 'WALLET_ERROR'
  if (isKnown || !isSending || !sending) return error
  if (readSendOutcome(error) !== 'not-sent') return error
  return toTransactionError({ reason: readRefusal(error), cause: error })
}
