/**
 * Returns the same promise without unhandled-rejection reports: a visitor who declines in a wallet
 * is no bug of the app. Callers that await it still get the error.
 */
export function quiet<value>(promise: Promise<value>): Promise<value> {
  promise.catch(() => undefined)
  return promise
}
