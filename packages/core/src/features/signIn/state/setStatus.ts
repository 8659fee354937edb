import { ref } from 'valtio/vanilla'
import type { SignInContext } from './signInContext.ts'
import type { SignInStatus } from './signInState.ts'

/** The longest time that a timer takes, in ms. */
const longestMs = 2_147_483_647

/** Sets the status of an account, and follows the end of its session. */
export function setStatus(
  { kit, state, internal }: SignInContext,
  key: string,
  status: SignInStatus,
): void {
  clearTimeout(internal.endings.get(key))
  internal.endings.delete(key)
  state.accounts[key] =
    status.status === 'failed' ? { ...status, error: ref(status.error) } : status
  const [namespace] = key.split(':')
  if (status.status !== 'unknown' && state.given?.account.startsWith(`${namespace}:`))
    delete state.given
  if (status.status !== 'signedIn') return
  const endsInMs = Date.parse(status.session.endsAt ?? '') - Date.now()
  if (!(endsInMs > 0) || endsInMs > longestMs) return
  const end = () => {
    internal.endings.delete(key)
    state.accounts[key] = { status: 'signedOut' }
    kit.controllers.events.track('SIGN_OUT', { reason: 'expired' })
  }
  internal.endings.set(key, setTimeout(end, endsInMs))
}
