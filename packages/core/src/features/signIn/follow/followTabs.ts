import { restoreSession } from '../actions/restoreSession.ts'
import { readFacts } from '../facts/signInFacts.ts'
import { findSubject } from '../state/findSubject.ts'
import { setStatus } from '../state/setStatus.ts'
import type { SignInContext } from '../state/signInContext.ts'

/**
 * Follows other tabs by the facts that they store: who signed in and out. Each tab asks the service
 * about its session.
 * @returns stops it
 */
export function followTabs(context: SignInContext): () => void {
  const { kit, state } = context
  return kit.storage.subscribe('signIn', () => {
    const facts = readFacts(kit).filter(({ isEnding }) => !isEnding)
    const known = new Set(facts.map(({ account }) => toKey(account)))
    for (const [key, { status }] of Object.entries(state.accounts)) {
      if (status === 'signedIn' && !known.has(key)) {
        setStatus(context, key, { status: 'signedOut' })
        kit.controllers.events.track('SIGN_OUT', { reason: 'tab' })
      }
      if (status === 'signedIn' || !known.has(key)) continue
      const [namespace = ''] = key.split(':')
      const isHere = kit.controllers.account.get(namespace).status === 'connected'
      if (isHere && findSubject(context, namespace).key === key)
        void restoreSession(context, { namespace })
    }
  })
}

function toKey(account: string): string {
  const [namespace, , ...address] = account.split(':')
  return `${namespace}:${address.join(':')}`
}
