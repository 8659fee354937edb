import { CleatError } from './cleatError.ts'

const reasonLimit = 200

/** What a chain said of a transaction that it refused: `TRANSACTION_FAILED` with its reason, made safe to show. */
export function toTransactionError(parameters: {
  /** The chain's own words. */
  reason: unknown
  /** What the chain calls the transaction, where it got as far as that. */
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
 * One line without its end mark, and without what hides or turns around the text beside it. Other than names, reasons come in several
 * lines: what parts words leaves a space.
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
