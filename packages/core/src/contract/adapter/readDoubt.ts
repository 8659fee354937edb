import { readProperty } from '../../base/errors/readProperty.ts'
import { listNestedErrors } from './listNestedErrors.ts'

/** The chain has the transaction. A wallet that sends the same one twice gets this answer. */
const sentWords =
  /already[ -]?(?:known|imported|processed|been processed|in)\b|\bknown transaction|same hash was|has this transaction already|txn-same/i

/**
 * The transaction's place is taken, or the pool wants a better price. What has the place may be the
 * same payment, sent earlier by the wallet.
 */
const doubtWords =
  /nonce (?:is )?too|nonce (?:has )?already|(?:invalid|old) ?nonce|underpriced|replacement|conflict|fee ?too ?low|queued cost/i

/**
 * The same on Solana, Bitcoin and Polkadot. After a wallet sends a payment again, its block hash
 * may have expired, its coins may be spent and its nonce may be used, because the first one was
 * included.
 */
const chainDoubtWords =
  /blockhash ?not ?found|block ?height ?exceeded|before the chain took it|missing ?or ?spent|missing inputs|temporarily banned|priority is too low|immediately dropped|cycle detected|unknown transaction validity|transaction is outdated|ancient birth|not valid any more|Invalid\.(?:Stale|AncientBirthBlock)|^Unknown\.|node is (?:behind|unhealthy)|minimum context slot/im

/**
 * Reads why the error of a request to send is no proof that nothing was sent: the transaction was,
 * or may have been. `undefined` if the words say neither. Never throws.
 */
export function readDoubt(error: unknown): 'sent' | 'unknown' | undefined {
  const text = listNestedErrors(error).map(readMessage).join('\n')
  if (sentWords.test(text)) return 'sent'
  return doubtWords.test(text) || chainDoubtWords.test(text) ? 'unknown' : undefined
}

function readMessage(error: unknown): string {
  const message = typeof error === 'string' ? error : readProperty(error, 'message')
  return typeof message === 'string' ? message : ''
}
