import { writeFact } from '../facts/signInFacts.ts'
import { setStatus } from '../state/setStatus.ts'
import type { SignInContext } from '../state/signInContext.ts'

/** The service says that a session ended. The state and an event say so, and no view opens. */
export function noteEnd(
  context: SignInContext,
  { key, account }: { key: string; account: string },
): void {
  setStatus(context, key, { status: 'signedOut' })
  writeFact(context.kit, account, undefined)
  context.kit.controllers.events.track('SIGN_OUT', { reason: 'ended' })
}
