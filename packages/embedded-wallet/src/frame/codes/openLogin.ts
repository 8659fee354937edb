import type { EmailLogin } from '../../service/loginSchemas.ts'

/** A login that waits for its code, with when things happen by this browser's clock. */
export type OpenLogin = EmailLogin & { readonly resendAt: number; readonly expiresAt: number }

/** Starts the clock of what the service sent. */
export function openLogin(login: EmailLogin): OpenLogin {
  const now = Date.now()
  return {
    ...login,
    resendAt: now + login.resendIn * 1000,
    expiresAt: now + login.expiresIn * 1000,
  }
}
