/**
 * Where a tab keeps the login that waits for its code, or that the service has not heard the last
 * log out.
 */
export const loginKey = 'cleat.login'
