import { readDoubt } from './readDoubt.ts'
import { readRefusal } from './readRefusal.ts'

/** What an error of a request to send says about the transaction. */
export type SendOutcome = 'sent' | 'not-sent' | 'unknown'

/**
 * Reads from the error of a request to send whether the transaction was sent: `unknown` unless a
 * node refused it for a reason that leaves no doubt. Never throws.
 * @see EIP-1474; `test/sendErrors.ts` lists the errors of wallets and nodes with their sources
 */
export function readSendOutcome(error: unknown): SendOutcome {
  return readDoubt(error) ?? (readRefusal(error) === undefined ? 'unknown' : 'not-sent')
}
