import type { Namespace } from '../../../base/caip/namespace.ts'
import { endSession } from '../actions/signOut.ts'
import { writeFact } from '../facts/signInFacts.ts'
import type { SignInContext } from '../state/signInContext.ts'

/** A wallet was disconnected. Its session ends with it, unless the app keeps sessions. */
export function takeDisconnection(context: SignInContext, { key }: { key: string }): void {
  const { siwx, state, internal } = context
  clearTimeout(internal.endings.get(key))
  const [namespace] = key.split(':')
  internal.signedNetworks.delete(namespace as Namespace)
  const forget = () => {
    delete state.accounts[key]
  }
  if (siwx.signOutOnDisconnect === false) return forget()
  if (isShared(context, key)) {
    // The session stays with the accounts that are still connected.
    const one = state.accounts[key]
    if (one?.status === 'signedIn') writeFact(context.kit, one.session.account, undefined)
    return forget()
  }
  endSession(context, { key, reason: 'disconnect' }).then(forget, forget)
}

/** Whether another account is signed in to the same session. */
function isShared({ siwx, state }: SignInContext, key: string): boolean {
  const one = state.accounts[key]
  if (siwx.policy?.accounts !== 'all' || one?.status !== 'signedIn') return false
  const { id } = one.session
  return Object.entries(state.accounts).some(
    ([other, it]) => other !== key && it.status === 'signedIn' && it.session.id === id,
  )
}
