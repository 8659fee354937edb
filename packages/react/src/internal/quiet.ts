/**
 * The promise itself, not reported as unhandled when nobody looks at it: declining in a wallet or closing a modal is no fault
 * of the app. Whoever awaits it still gets the error.
 */
export function quiet<value>(promise: Promise<value>): Promise<value> {
  promise.catch(() => undefined)
  return promise
}
