import type { CleatError } from '../../../base/errors/cleatError.ts'
import { isRefusal } from '../../requests/isRefusal.ts'

/** Failures before the wallet was asked. */
const before =
  /^(?:REQUEST_(?:ACCOUNT_CHANGED|NETWORK_CHANGED|NOT_ALLOWED|REVIEW_CANCELLED|WRONG_ACCOUNT|WRONG_NETWORK|UNREADABLE)|CONNECTION_NOT_CONNECTED|CONNECTION_PENDING|ADAPTER_.*|NETWORK_NOT_FOUND|POLICY_FAILED|UI_LOAD_FAILED)$/

/** Whether an error proves that the wallet sent nothing. */
export function isNotSent(error: CleatError): boolean {
  return before.test(error.code) || isRefusal(error)
}
