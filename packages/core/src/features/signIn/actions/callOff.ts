import { CleatError } from '../../../base/errors/cleatError.ts'
import type { SignInContext } from '../state/signInContext.ts'

/** Ends a sign-in under way, so that the next one does not join it. */
export function callOff({ internal }: SignInContext, key: string): void {
  const running = internal.running.get(key)
  internal.running.delete(key)
  running?.abort.abort(new CleatError('CONNECTION_USER_CLOSED'))
}
