import { type CleatError, isCleatError } from '@cleat/core/adapter'

/** The typed error that a promise rejects with. Fails when it resolves, or rejects with anything else. */
export async function catchError(promise: Promise<unknown>): Promise<CleatError> {
  const error = await promise.then(
    (value) => new Error(`Resolved with ${String(value)}`),
    (reason: unknown) => reason,
  )
  if (isCleatError(error)) return error
  throw error
}
