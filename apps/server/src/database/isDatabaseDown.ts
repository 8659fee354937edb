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
 * Classes of SQLSTATE that say something about the server, not about the query: connection (08), credentials (28), no such database
 * (3D), out of connections, memory or disk (53), shut down or cancelled (57), broken files (58). 25006 is a replica that took over.
 */
const serverStates = /^(?:08|28|3D|53|57|58)|^25006$/

/** The driver has no codes for these. */
const driverMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|timeout expired|PGlite is closed)/

/** Whether an error, or one that caused it, means that the database cannot be asked, rather than that the query is wrong. */
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
