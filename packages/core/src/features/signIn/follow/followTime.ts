import { subscribe } from 'valtio/vanilla'
import type { Namespace } from '../../../base/caip/namespace.ts'
import { restoreSession } from '../actions/restoreSession.ts'
import { findFact } from '../facts/findFact.ts'
import { findSubject, type SignInSubject } from '../state/findSubject.ts'
import type { SignInContext } from '../state/signInContext.ts'

/** The shortest time between two looks, in ms. */
const pauseMs = 60_000
/** The longest time that a timer takes, in ms. */
const longestMs = 2_147_483_647

/**
 * Keeps sessions of a service up to date: lengthens them in time, and looks them up when the
 * visitor comes back to the page, because they may have ended elsewhere. Nothing opens.
 * @returns stops it
 */
export function followTime(context: SignInContext): () => void {
  const { kit, siwx, state } = context
  const { document, window } = globalThis
  if (!siwx.refresh || !document || !window) return () => undefined
  let lookedAt = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = () => {
    lookedAt = performance.now()
    for (const { view } of listSignedIn(context))
      void restoreSession(context, { namespace: view.namespace })
  }
  const back = () => {
    const isBack = document.visibilityState === 'visible'
    if (isBack && performance.now() - lookedAt >= pauseMs) look()
  }
  const wait = () => {
    clearTimeout(timer)
    const times = listSignedIn(context).flatMap(
      ({ view }) => findFact(context, view)?.refreshAt ?? [],
    )
    if (times.length === 0) return
    const waitMs = Math.max(pauseMs, Math.min(...times) - Date.now())
    const next = () => {
      look()
      wait()
    }
    timer = setTimeout(next, Math.min(waitMs, longestMs))
  }
  // Another tab may have lengthened the session.
  const stops = [subscribe(state, wait), kit.storage.subscribe('signIn', wait)]
  document.addEventListener('visibilitychange', back)
  window.addEventListener('online', back)
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', back)
    window.removeEventListener('online', back)
  }
}

/** The connected accounts that are signed in. */
function listSignedIn(context: SignInContext): readonly SignInSubject[] {
  const { kit, state } = context
  const namespaces = Object.keys(kit.controllers.account.state) as Namespace[]
  return namespaces
    .filter((namespace) => kit.controllers.account.get(namespace).status === 'connected')
    .map((namespace) => findSubject(context, namespace))
    .filter(({ key }) => state.accounts[key]?.status === 'signedIn')
}
