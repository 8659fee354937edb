import type { Namespace } from '../../../base/caip/namespace.ts'
import { readFacts, writeFact } from '../facts/signInFacts.ts'
import { findSubject } from '../state/findSubject.ts'
import type { SignInContext } from '../state/signInContext.ts'
import type { SignInSession } from '../state/signInState.ts'
import { restoreSession } from './restoreSession.ts'

/**
 * Takes over the session that a server rendered with, once. Without a connected wallet nothing is
 * asked; with one, its account is looked up, because this browser may remember nothing.
 */
export function adoptSession(context: SignInContext, given: SignInSession): void {
  const { kit, state, internal } = context
  const { account, subject, kind, createdAt, endsAt } = given
  const id = `${account} ${createdAt}`
  if (internal.adopted.has(id)) return
  internal.adopted.add(id)
  if (!readFacts(kit).some((fact) => fact.account === account))
    writeFact(kit, account, { account, subject, endsAt })
  const namespace = account.split(':')[0] as Namespace
  const isHere = kit.controllers.account.get(namespace).status === 'connected'
  const status = isHere && state.accounts[findSubject(context, namespace).key]?.status
  if (status === 'signedIn') return
  state.given = { account, subject, kind, createdAt, endsAt }
  if (status) void restoreSession(context, { namespace })
}
