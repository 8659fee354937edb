import { userKey } from './userKey.ts'

/** Whether a visitor of this page was logged in. An app's own storage is not looked into. */
export function isRemembered(): boolean {
  try {
    return localStorage.getItem(userKey) !== null
  } catch {
    // A server has no storage, and a browser may refuse it.
    return false
  }
}
