import { proxy } from 'valtio/vanilla'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { SIWXConfig } from '../../contract/signIn/siwxConfig.ts'
import type { FeatureRuntime } from '../../runtime/features/featureRuntime.ts'
import { adoptSession } from './actions/adoptSession.ts'
import { askAboutDevices } from './actions/askAboutDevices.ts'
import { cancelSignIn } from './actions/cancelSignIn.ts'
import { connectAndSignIn } from './actions/connectAndSignIn.ts'
import { restoreSession } from './actions/restoreSession.ts'
import { signIn } from './actions/signIn.ts'
import { signOut } from './actions/signOut.ts'
import { finishEndings } from './follow/finishEndings.ts'
import { followAccounts } from './follow/followAccounts.ts'
import { followModal } from './follow/followModal.ts'
import { followTabs } from './follow/followTabs.ts'
import { followTime } from './follow/followTime.ts'
import { findMessage, prepareMessage } from './messages/prepareMessage.ts'
import { offerOnePrompt } from './onePrompt/offerOnePrompt.ts'
import { signInWith } from './onePrompt/signInWith.ts'
import { findSubject } from './state/findSubject.ts'
import { isSignInRequired } from './state/isSignInRequired.ts'
import type { SignInContext } from './state/signInContext.ts'
import type { SignInController } from './state/signInController.ts'
import type { SignInState } from './state/signInState.ts'
import { toSignInKey } from './state/toSignInKey.ts'

/**
 * Creates the sign-in of a kit, for the lifetime of the kit.
 * @throws `CONFIG_SIWX_INVALID` without `config`
 */
export function createSignIn(
  kit: FeatureRuntime,
  config: SIWXConfig | undefined,
): SignInController {
  const destruction = new AbortController()
  const context = createContext({ kit, config, lifetime: destruction.signal })
  const { siwx, state, internal } = context
  const followers = [followTabs, followAccounts, followModal, followTime, offerOnePrompt]
  const stops = followers.map((follow) => follow(context))
  finishEndings(context)
  const destroy = () => {
    if (destruction.signal.aborted) return
    for (const stop of stops) stop()
    for (const timer of internal.endings.values()) clearTimeout(timer)
    kit.lifetime.removeEventListener('abort', destroy)
    destruction.abort(kit.lifetime.reason)
  }
  kit.lifetime.addEventListener('abort', destroy)

  return {
    state,
    get isRequired() {
      return isSignInRequired(context)
    },
    canSignOutEverywhere: siwx.signOutEverywhere !== undefined,
    canListDevices: siwx.listDevices !== undefined,
    get({ namespace = kit.controllers.network.state.activeNamespace } = {}) {
      const { address } = kit.controllers.account.get(namespace)
      const status = address && state.accounts[toSignInKey({ namespace, address })]
      return status || { status: 'unknown' }
    },
    listSessions: () =>
      Object.values(state.accounts).flatMap((one) =>
        one.status === 'signedIn' ? one.session : [],
      ),
    async prepareSignIn({ namespace } = {}) {
      try {
        await prepareMessage(context, findSubject(context, namespace))
      } catch {
        // `signIn` asks again and reports what is wrong.
      }
    },
    getMessage({ namespace } = {}) {
      const found = findMessage(context, findSubject(context, namespace))
      return found && { text: found.text, data: found.data }
    },
    signIn: async (parameters) => signIn(context, parameters),
    signInWith: (parameters) => signInWith(context, parameters),
    connectAndSignIn: (parameters) => connectAndSignIn(context, parameters),
    signOut: async (parameters) => signOut(context, parameters),
    cancel: async (parameters) => cancelSignIn(context, parameters),
    restoreSession: (parameters) => restoreSession(context, parameters).catch(() => undefined),
    adopt: (session) => adoptSession(context, session),
    listDevices: async ({ namespace } = {}) =>
      (await askAboutDevices(context, { namespace, ask: (one) => one.listDevices?.() })) ?? [],
    async endDevice({ namespace, id }) {
      await askAboutDevices(context, { namespace, ask: (one) => one.endDevice?.(id) })
    },
    destroy,
  }
}

function createContext(parameters: {
  kit: FeatureRuntime
  config: SIWXConfig | undefined
  lifetime: AbortSignal
}): SignInContext {
  const { kit, config: siwx, lifetime } = parameters
  if (!siwx)
    throw new CleatError('CONFIG_SIWX_INVALID', { context: { reason: 'neither was given' } })
  return {
    ...{ kit, siwx, lifetime },
    state: proxy<SignInState>({ accounts: {}, prepared: {} }),
    internal: {
      ...{ prepared: new Map(), preparing: new Map(), kept: new Map(), running: new Map() },
      ...{ endings: new Map(), direct: new Set(), signedNetworks: new Map(), adopted: new Set() },
      ...{ proving: new Set(), plain: new Set(), proofs: new Map(), later: new Map() },
    },
  }
}
