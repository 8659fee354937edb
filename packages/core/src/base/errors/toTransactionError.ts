import { CleatError } from './cleatError.ts'

const reasonLimit = 200

/** Creates `TRANSACTION_FAILED` from a chain's refusal, with a reason that is safe to show. */
export function toTransactionError(parameters: {
  /** The chain's reason. */
  reason: unknown
  /** The transaction hash, if the transaction reached the chain. */
  hash?: string | undefined
  cause?: unknown
}): CleatError<'TRANSACTION_FAILED'> {
  const { reason, hash, cause } = parameters
  return new CleatError('TRANSACTION_FAILED', {
    context: { reason: toLine(reason), hash },
    cause,
  })
}

/**
 * Joins the reason to one line. Removes invisible and direction-changing characters and the final
 * punctuation mark. Line breaks become spaces, so that words stay apart.
 */
function toLine(reason: unknown): string {
  const text = typeof reason === 'string' ? reason : ''
  const line = text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .replace(/[.:]+$/, '')
  if (line === '') return 'no reason given'
  return line.length > reasonLimit ? `${line.slice(0, reasonLimit)}…` : line
}
