import type { CleatError } from '@cleat/core'

const codes: readonly string[] = [
  ...['CONNECTION_USER_REJECTED', 'LOGIN_WINDOW_CLOSED', 'LOGIN_PROVIDER_REFUSED'],
]

/** Whether the visitor ended a login, which is no failure. */
export function isEndedByVisitor({ code }: CleatError): boolean {
  return codes.includes(code)
}
