import { endSession } from '../actions/signOut.ts'
import type { SignInContext } from '../state/signInContext.ts'

/** A wallet was disconnected. Its session ends with it, unless the app keeps sessions. */
export function takeDisconnection(context: SignInContext, { key }: { key: string }): void {
  const { siwx, state, internal } = context
  clearTimeout(internal.endings.get(key))
  const forget = () => {
    delete state.accounts[key]
  }
  if (siwx.signOutOnDisconnect === false) return forget()
  endSession(context, { key, reason: 'disconnect' }).then(forget, forget)
}
