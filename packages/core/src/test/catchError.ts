import type { CleatError } from '../base/errors/cleatError.ts'
import { isCleatError } from '../base/errors/isCleatError.ts'

/** The `CleatError` that a promise rejects with. Fails on anything else. */
export async function catchError(promise: Promise<unknown>): Promise<CleatError> {
  const error = await promise.then(
    (value) => new Error(`Resolved with ${String(value)}`),
    (reason: unknown) => reason,
  )
  if (isCleatError(error)) return error
  throw error
}
