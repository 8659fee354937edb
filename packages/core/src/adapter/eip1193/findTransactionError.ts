import type { CleatError } from '../../errors/cleatError.ts'
import { toTransactionError } from '../../errors/toTransactionError.ts'
import { readRefusal } from './readRefusal.ts'

/** What sends a transaction, or hands one on. */
const sending = /^(?:eth_send(?:Raw)?Transaction|wallet_send(?:Calls|PreparedCalls|Transaction))$/

/** What the chain says of a transaction that it refused, where that is why a request failed. */
export function findTransactionError(parameters: {
  error: unknown
  method: string
}): CleatError | undefined {
  const { error, method } = parameters
  const reason = sending.test(method) ? readRefusal(error) : undefined
  return reason === undefined ? undefined : toTransactionError({ reason, cause: error })
}
