import { revoke } from '../actions/revoke.ts'
import { readFacts } from '../facts/signInFacts.ts'
import type { SignInContext } from '../state/signInContext.ts'

/** Tells the service about sessions that ended while it was away. */
export function finishEndings(context: SignInContext): void {
  for (const fact of readFacts(context.kit))
    if (fact.isEnding) revoke(context, fact).catch(() => undefined)
}
