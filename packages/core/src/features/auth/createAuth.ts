import { proxy } from 'valtio/vanilla'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { FeatureRuntime } from '../../runtime/features/featureRuntime.ts'
import { followRoute } from './follow/followRoute.ts'
import { followSurface } from './follow/followSurface.ts'
import { followUser } from './follow/followUser.ts'
import { logIn } from './login/logIn.ts'
import { runTask } from './login/runTask.ts'
import { openSettings } from './settings/openSettings.ts'
import type { AuthContext } from './state/authContext.ts'
import type { AuthController } from './state/authController.ts'
import type { AuthState } from './state/authState.ts'
import { createOffMethods } from './state/createOffMethods.ts'
import { findLoginWallet } from './state/findLoginWallet.ts'

/** Creates the logins to the embedded wallet, for the lifetime of the kit. */
export function createAuth(kit: FeatureRuntime): AuthController {
  const destruction = new AbortController()
  const off = createOffMethods(kit)
  const context: AuthContext = {
    ...{ kit, off, lifetime: destruction.signal, internal: {} },
    state: proxy<AuthState>({
      authFlow: { status: 'idle' },
      emailUpdate: { status: 'idle' },
      deviceAddition: { status: 'idle' },
      settingsWindow: { status: 'idle' },
      user: undefined,
      socialProvider: undefined,
      ...{ farcasterUrl: undefined, farcasterLink: undefined },
      surface: undefined,
      warnings: [],
      off: off.list(),
    }),
  }
  const { state, internal } = context
  const stops: (() => void)[] = []
  void kit.remoteWallets.loaded.then(() => {
    const auth = findLoginWallet(kit)
    if (!auth || destruction.signal.aborted) return
    stops.push(followSurface(context, auth), followUser(context, auth))
  })
  /** Ends the pending login. */
  const abandon = () => {
    internal.running?.abort(new CleatError('CONNECTION_USER_CLOSED'))
    if (state.authFlow.status !== 'pending') state.authFlow = { status: 'idle' }
  }
  stops.push(kit.controllers.modal.onClose(abandon), followRoute(context, abandon))
  const destroy = () => {
    if (destruction.signal.aborted) return
    for (const stop of stops) stop()
    internal.running?.abort(kit.lifetime.reason)
    kit.lifetime.removeEventListener('abort', destroy)
    destruction.abort(kit.lifetime.reason)
  }
  kit.lifetime.addEventListener('abort', destroy)

  return {
    state,
    connectEmail: ({ email, namespace }) =>
      logIn(context, { login: { method: 'email', email }, namespace }),
    connectSocial: ({ provider, namespace }) =>
      logIn(context, { login: { method: 'social', provider }, namespace }),
    connectFarcaster: ({ namespace } = {}) =>
      logIn(context, { login: { method: 'social', provider: 'farcaster' }, namespace }),
    connectPasskey: ({ namespace } = {}) =>
      logIn(context, { login: { method: 'passkey' }, namespace }),
    retry() {
      const { authFlow } = state
      if (authFlow.status === 'idle' || authFlow.status === 'success') return undefined
      // The wallet may send it to its frame, which a proxy cannot be.
      return logIn(context, { login: { ...authFlow.login }, namespace: internal.namespace })
    },
    cancel: abandon,
    updateEmail() {
      kit.controllers.events.track('EMAIL_EDIT')
      const before = findLoginWallet(kit)?.logins.getUser()?.email
      return runTask(context, {
        method: 'updateEmail',
        set: (progress) => {
          state.emailUpdate = progress
        },
        run: ({ logins }) => logins.updateEmail({ signal: destruction.signal }),
        isUnchanged: ({ email }) => email === before,
      })
    },
    addDevice: () =>
      runTask(context, {
        method: 'addDevice',
        set: (progress) => {
          state.deviceAddition = progress
        },
        run: ({ logins }) => logins.addDevice({ signal: destruction.signal }),
      }),
    openWindow: () => findLoginWallet(kit)?.logins.openWindow(),
    openSettings: () => openSettings(context),
    place: (element) => findLoginWallet(kit)?.logins.surface.place(element) ?? (() => undefined),
    setLook: (look) => findLoginWallet(kit)?.logins.surface.setLook(look),
    destroy,
  }
}
