import { CleatError } from './cleatError.ts'
import type { ErrorCode } from './errorContext.ts'

/**
 * Whether a value is a `CleatError`, and has this code if one is given. Narrows `code` and
 * `context`.
 * @param error - any value, such as that of a `catch` clause
 * @param code - see `ErrorCode`
 * @example
 * ```ts
 * import { type AppKit, isCleatError } from '@cleat/react'
 *
 * export async function connect(kit: AppKit) {
 *   try {
 *     return await kit.open({ view: 'Connect' })
 *   } catch (error) {
 *     if (isCleatError(error, 'CONNECTION_USER_CLOSED')) return undefined
 *     throw error
 *   }
 * }
 * ```
 */
export function isCleatError<code extends ErrorCode = ErrorCode>(
  error: unknown,
  code?: code,
): error is CleatError<code> {
  try {
    return error instanceof CleatError && (code === undefined || error.code === code)
  } catch {
    // `instanceof` throws for a revoked Proxy.
    return false
  }
}
