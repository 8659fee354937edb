import { readProperty } from '../../base/errors/readProperty.ts'
import { listNestedErrors } from './listNestedErrors.ts'
import { readRefusal } from './readRefusal.ts'

/** What an error of a request to send says about the transaction. */
export type SendOutcome = 'sent' | 'not-sent' | 'unknown'

/** The node has the transaction. A wallet that sends the same one twice gets this answer. */
const sentWords = /already ?(?:known|imported)|known transaction|same hash was/i

/**
 * The transaction's place is taken, or the pool wants a better price. What has the place may be the
 * same payment, sent earlier by the wallet.
 */
const doubtWords =
  /nonce (?:is )?too|nonce (?:has )?already|(?:invalid|old) ?nonce|underpriced|replacement|fee ?too ?low|queued cost/i

/**
 * Reads from the error of a request to send whether the transaction was sent: `unknown` unless a
 * node refused it for a reason that leaves no doubt. Never throws.
 * @see EIP-1474; `test/sendErrors.ts` lists the errors of wallets and nodes with their sources
 */
export function readSendOutcome(error: unknown): SendOutcome {
  const text = listNestedErrors(error).map(readMessage).join('\n')
  if (sentWords.test(text)) return 'sent'
  if (doubtWords.test(text)) return 'unknown'
  return readRefusal(error) === undefined ? 'unknown' : 'not-sent'
}

function readMessage(error: unknown): string {
  const message = typeof error === 'string' ? error : readProperty(error, 'message')
  return typeof message === 'string' ? message : ''
}
