import { raceSignal } from '../../../base/async/raceSignal.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import type { SIWXSession } from '../../../contract/signIn/siwxConfig.ts'
import { createWalletTimeout } from '../../../runtime/requests/createWalletTimeout.ts'
import { isSmartAccount } from '../../../runtime/sender/isSmartAccount.ts'
import { findMessage, forgetMessage, prepareMessage } from '../messages/prepareMessage.ts'
import { toSignInError } from '../messages/toSignInError.ts'
import { findSubject, type SignInSubject } from '../state/findSubject.ts'
import { setStatus } from '../state/setStatus.ts'
import type { SignInContext } from '../state/signInContext.ts'
import type { InNamespace } from '../state/signInController.ts'
import type { SignInSession } from '../state/signInState.ts'
import { applySession } from './applySession.ts'
import { askWallet } from './askWallet.ts'
import { deliver } from './deliver.ts'

/** Gets what is handed to the service: a signed message of an account. */
export type Sign = (
  context: SignInContext,
  subject: SignInSubject,
  signal: AbortSignal,
) => Promise<SIWXSession>

/** Signs the connected account of a namespace in. A second call joins the first. */
export async function signIn(
  context: SignInContext,
  { namespace, sign = askForSignature }: InNamespace & { sign?: Sign | undefined } = {},
): Promise<SignInSession> {
  const { kit, internal } = context
  const subject = findSubject(context, namespace)
  let running = internal.running.get(subject.key)
  if (running?.promise) return running.promise
  const abort = new AbortController()
  const timeout = createWalletTimeout(
    { kit, lifetime: context.lifetime },
    { view: subject.view, method: 'signIn:sign' },
  )
  const signal = AbortSignal.any([abort.signal, timeout.signal])
  const isLatest = () => internal.running.get(subject.key) === running
  running = { abort, promise: undefined }
  internal.running.set(subject.key, running)
  running.promise = run(context, { subject, sign, signal, isLatest }).finally(() => {
    timeout.end()
    if (isLatest()) internal.running.delete(subject.key)
  })
  return running.promise
}

async function run(
  context: SignInContext,
  parameters: {
    subject: SignInSubject
    sign: Sign
    signal: AbortSignal
    isLatest: () => boolean
  },
): Promise<SignInSession> {
  const { subject, sign, signal, isLatest } = parameters
  const { kit, state, internal } = context
  const { key, view } = subject
  const { events } = kit.controllers
  const properties = { network: view.caipNetworkId, isSmartAccount: isSmartAccount(kit, view) }
  try {
    const kept = findKept(context, key)
    const signed = kept ?? (await sign(context, subject, signal))
    setStatus(context, key, { status: 'signing', step: 'service' })
    const found = await raceSignal(deliver(context, { subject, signed, isAgain: !!kept }), signal)
    internal.kept.delete(key)
    forgetMessage(context, key)
    const session = applySession(context, { key, found, isNew: true })
    internal.signedNetworks.set(view.namespace, view.caipNetworkId)
    events.track('SIWX_AUTH_SUCCESS', properties)
    return session
  } catch (cause) {
    const error = toSignInError(cause)
    // Called off: the status is what it was called off for.
    if (isLatest() && state.accounts[key]?.status === 'signing') {
      const isCalledOff = isCleatError(error, 'CONNECTION_USER_CLOSED')
      const keptUntil = internal.kept.get(key)?.until
      setStatus(
        context,
        key,
        isCalledOff ? { status: 'signedOut' } : { status: 'failed', error, keptUntil },
      )
    }
    events.track('SIWX_AUTH_ERROR', {
      ...properties,
      ...{ message: error.shortMessage, code: error.code },
    })
    throw error
  }
}

/** With a message that is there, the wallet is asked in the tick of the call. */
async function askForSignature(
  context: SignInContext,
  subject: SignInSubject,
  signal: AbortSignal,
): Promise<SIWXSession> {
  const { key } = subject
  if (!findMessage(context, subject)) setStatus(context, key, { status: 'signing', step: 'terms' })
  const prepared =
    findMessage(context, subject) ?? (await raceSignal(prepareMessage(context, subject), signal))
  signal.throwIfAborted()
  setStatus(context, key, { status: 'signing', step: 'wallet' })
  context.kit.controllers.events.track('CLICK_SIGN_SIWX_MESSAGE', {
    network: subject.view.caipNetworkId,
    isSmartAccount: isSmartAccount(context.kit, subject.view),
  })
  const { text, data } = prepared
  const signature = await raceSignal(askWallet(context, { view: subject.view, prepared }), signal)
  return { data, message: text, signature }
}

function findKept({ internal }: SignInContext, key: string): SIWXSession | undefined {
  const kept = internal.kept.get(key)
  if (!kept) return undefined
  if (kept.until > Date.now()) return kept.session
  internal.kept.delete(key)
  return undefined
}
