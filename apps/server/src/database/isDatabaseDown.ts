const socketErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * SQLSTATE classes about the server and not the query: connection (08), credentials (28), no such
 * database (3D), insufficient resources (53), shutdown or cancellation (57), system errors (58).
 * 25006 is a read-only replica after a failover.
 */
const serverStates = /^(?:08|28|3D|53|57|58)|^25006$/

/** The driver has no codes for these. */
const driverMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|timeout expired|PGlite is closed)/

/** Whether an error or its cause means that the database is down, not that the query is wrong. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(isDatabaseDown)) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    socketErrors.has(code) ||
    (code.length === 5 && serverStates.test(code)) ||
    driverMessages.test(error.message) ||
    isDatabaseDown(error.cause)
  )
}
