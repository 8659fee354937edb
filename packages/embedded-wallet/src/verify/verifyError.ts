/**
 * The origin cannot be checked: it does not answer, or has no list of files.
 *
 * @example
 * ```ts
 * import { VerifyError, verifyOrigin } from '@cleat/embedded-wallet/verify'
 *
 * const origin = 'https://wallet.app.example'
 * const verification = await verifyOrigin({ origin, send: fetch }).catch((error: unknown) => {
 *   if (error instanceof VerifyError) return undefined
 *   throw error
 * })
 * console.log(verification?.build ?? 'It could not be checked.')
 * ```
 */
export class VerifyError extends Error {
  override readonly name = 'VerifyError'
}
