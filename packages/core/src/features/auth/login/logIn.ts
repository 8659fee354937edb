import { raceSignal } from '../../../base/async/raceSignal.ts'
import type { Namespace } from '../../../base/caip/namespace.ts'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import type { AuthLogin } from '../../../contract/auth/authLogin.ts'
import type { AuthUser } from '../../../contract/auth/authUser.ts'
import type { ConnectedAccount } from '../../../contract/wallets/connectedAccount.ts'
import { createAttempt } from '../../../runtime/actions/createAttempt.ts'
import type { AuthContext, LoginWallet } from '../state/authContext.ts'
import type { AuthFlow } from '../state/authFlow.ts'
import type { AuthMethod } from '../state/authState.ts'
import { findLoginWallet } from '../state/findLoginWallet.ts'
import { findWalletName } from '../state/findWalletName.ts'
import { connectAccounts, listLoginNamespaces } from './connectAccounts.ts'
import { toRefusal } from './toRefusal.ts'
import { trackLogin } from './trackLogin.ts'

/** Codes live for ten minutes. */
const timeoutMs = 600_000

/** A provider has not answered for so long (reference facts: the social time-out). */
const lateMs = 45_000

/** Codes after which the service is asked whether it has this login at all. */
const doubtful: readonly string[] = [
  ...['LOGIN_PROVIDER_REFUSED', 'LOGIN_PROVIDER_FAILED'],
  ...['FRAME_UNREACHABLE', 'FRAME_BAD_ANSWER', 'CONNECTION_FAILED'],
]

/** Codes of ends that leave nothing to show. */
const silent: readonly string[] = ['CONNECTION_USER_CLOSED', 'CONNECTION_KIT_DESTROYED']

/**
 * Logs a visitor in to the embedded wallet, then connects it. A wallet that is loaded is asked in
 * the same tick, so that it can open a window. A new login replaces a pending one.
 */
export async function logIn(
  context: AuthContext,
  parameters: { login: AuthLogin; namespace: Namespace | undefined },
): Promise<ConnectedAccount> {
  const { kit, state, internal } = context
  const { login, namespace } = parameters
  const wallet = findWalletName(kit)
  internal.running?.abort(new CleatError('CONNECTION_REPLACED', { context: { wallet } }))
  const running = new AbortController()
  Object.assign(internal, { running, namespace })
  const set = (flow: AuthFlow) => {
    if (internal.running === running) state.authFlow = flow
  }
  set({ status: 'pending', login, step: 'service', isLate: false })
  const setLate = () => {
    const { authFlow } = state
    if (authFlow.status === 'pending') set({ ...authFlow, isLate: true })
  }
  const timer = login.method === 'social' ? setTimeout(setLate, lateMs) : undefined
  try {
    const auth = findLoginWallet(kit) ?? (await loadWallet(context, running.signal))
    await ask(context, { ...parameters, auth, signal: running.signal, set })
    clearTimeout(timer)
    set({ status: 'pending', login, step: 'connecting', isLate: false })
    const account = await connectAccounts(kit, { connectorId: auth.connectorId, namespace })
    running.signal.throwIfAborted()
    set({ status: 'success', login })
    return account
  } catch (cause) {
    const error = toLoginError(cause, wallet)
    set(
      silent.includes(error.code)
        ? { status: 'idle' }
        : { status: 'error', login, error, isOff: false },
    )
    throw error
  } finally {
    clearTimeout(timer)
    if (internal.running === running) {
      internal.running = undefined
      Object.assign(state, { farcasterUrl: undefined, farcasterLink: undefined })
    }
  }
}

/** @throws `CONNECTOR_NOT_FOUND` if the app has no embedded wallet, or none that loads */
async function loadWallet({ kit }: AuthContext, signal: AbortSignal): Promise<LoginWallet> {
  await raceSignal(kit.remoteWallets.loaded, signal)
  // Adapters list newly loaded connectors within this tick.
  await new Promise((resolve) => setTimeout(resolve))
  signal.throwIfAborted()
  const found = findLoginWallet(kit)
  if (found) return found
  throw new CleatError('CONNECTOR_NOT_FOUND', { context: { connectorId: 'AUTH' } })
}

async function ask(
  context: AuthContext,
  parameters: {
    auth: LoginWallet
    login: AuthLogin
    namespace: Namespace | undefined
    signal: AbortSignal
    set: (flow: AuthFlow) => void
  },
): Promise<AuthUser> {
  const { kit, state } = context
  const { auth, login, namespace, set } = parameters
  const { events } = kit.controllers
  const wallet = findWalletName(kit)
  activateNamespace(context, { connectorId: auth.connectorId, namespace })
  const tracker = trackLogin({ events, login, surface: auth.logins.surface })
  const attempt = createAttempt(kit, {
    ...{ signal: parameters.signal, timeoutMs },
    onTimeout: () => new CleatError('CONNECTION_TIMEOUT', { context: { wallet, timeoutMs } }),
  })
  const { signal } = attempt
  const isLate = () => state.authFlow.status === 'pending' && state.authFlow.isLate
  try {
    const user = await attempt.race(() =>
      auth.logins.logIn({
        ...{ login, signal },
        onStep(step) {
          if (signal.aborted) return
          tracker.onStep(step)
          set({ status: 'pending', login, step, isLate: isLate() })
        },
        onFarcasterLink(link) {
          if (signal.aborted) return
          Object.assign(state, { farcasterUrl: link.url, farcasterLink: link })
        },
      }),
    )
    tracker.onSuccess()
    return user
  } catch (cause) {
    const error = toLoginError(cause, wallet)
    tracker.onError(error)
    if (!signal.aborted && doubtful.includes(error.code))
      void noteIfOff(context, { auth, login, error })
    throw error
  }
}

function toLoginError(cause: unknown, wallet: string): CleatError {
  return toCleatError(toRefusal(cause, wallet), 'CONNECTION_FAILED', { context: { wallet } })
}

/** The embedded wallet has no accounts on other namespaces. */
function activateNamespace(
  { kit }: AuthContext,
  parameters: { connectorId: string; namespace: Namespace | undefined },
): void {
  const { network } = kit.controllers
  const namespaces = listLoginNamespaces(kit, parameters.connectorId)
  const wanted = parameters.namespace ?? network.state.activeNamespace
  const [first] = namespaces
  if (first && !namespaces.includes(wanted)) network.setActiveNamespace(first)
}

/** Asks the service, after a failure, whether it has this login at all. */
async function noteIfOff(
  { state, off, lifetime }: AuthContext,
  parameters: { auth: LoginWallet; login: AuthLogin; error: CleatError },
): Promise<void> {
  const { auth, login, error } = parameters
  const method = toMethod(login)
  const offered = await auth.logins.readMethods({ signal: lifetime }).catch(() => undefined)
  const isOffered =
    !offered ||
    (method === 'email' || method === 'passkey'
      ? offered[method]
      : offered.socials.includes(method))
  if (isOffered || lifetime.aborted) return
  off.add(method)
  state.off = off.list()
  const { authFlow } = state
  if (authFlow.status === 'error' && authFlow.error === error)
    state.authFlow = { ...authFlow, isOff: true }
}

function toMethod(login: AuthLogin): AuthMethod {
  return login.method === 'social' ? login.provider : login.method
}
