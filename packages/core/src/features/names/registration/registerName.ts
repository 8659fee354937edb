import { raceSignal } from '../../../base/async/raceSignal.ts'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import { captureView } from '../../../boot/captureView.ts'
import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import { createWalletTimeout } from '../../../runtime/requests/createWalletTimeout.ts'
import { isSmartAccount } from '../../../runtime/sender/isSmartAccount.ts'
import type { NamesContext } from '../context/namesContext.ts'
import { requireZone } from '../context/requireZone.ts'
import { setFlow } from '../context/setFlow.ts'
import { readLabel } from '../labels/readLabel.ts'
import { forgetSuggestions } from '../labels/suggestNames.ts'
import type { NameCheck } from '../state/namesState.ts'
import { deliver } from './deliver.ts'
import { showName } from './showName.ts'
import { signRegistration } from './signRegistration.ts'

/**
 * Registers a name for the account in use: the wallet signs, the service decides. A second call
 * joins the first.
 * @returns the whole name
 * @throws `NAME_…`, `SIWX_…`, `REQUEST_…`, `SERVICE_…`, `CONNECTION_NOT_CONNECTED`
 */
export async function registerName(
  context: NamesContext,
  { name: wanted }: { name: string },
): Promise<string> {
  const { kit, internal, lifetime } = context
  if (internal.running) return internal.running.promise
  const { zone } = requireZone(context)
  const view = captureView(kit, kit.controllers.network.state.activeNamespace)
  const name = `${readLabel(context, wanted)}.${zone}`
  const abort = new AbortController()
  const timeout = createWalletTimeout({ kit, lifetime }, { view, method: 'signIn:sign' })
  const signal = AbortSignal.any([abort.signal, timeout.signal])
  const running = { abort, promise: run(context, { name, view, signal }) }
  internal.running = running
  try {
    return await running.promise
  } finally {
    timeout.end()
    if (internal.running === running) internal.running = undefined
  }
}

async function run(
  context: NamesContext,
  parameters: { name: string; view: RequestView; signal: AbortSignal },
): Promise<string> {
  const { kit, internal } = context
  const { name, view, signal } = parameters
  const { events } = kit.controllers
  const facts = { ensName: name, isSmartAccount: isSmartAccount(kit, view) }
  try {
    const kept = findKept(context, parameters)
    if (!kept) {
      setFlow(context, { status: 'signing', name })
      events.track('REGISTER_NAME_INITIATED', facts)
    }
    const signed = kept ?? (await raceSignal(signRegistration(context, parameters), signal))
    setFlow(context, { status: 'registering', name })
    await deliver(context, { signed, isAgain: kept !== undefined, signal })
    internal.kept = undefined
    internal.isDone = true
    forgetSuggestions(context)
    showName(context, { name, view })
    setFlow(context, { status: 'registered', name })
    events.track('REGISTER_NAME_SUCCESS', facts)
    return name
  } catch (cause) {
    const error = toError(cause)
    forgetSuggestions(context)
    learn(context, { name, error })
    const isCalledOff = isCleatError(error, 'CONNECTION_USER_CLOSED')
    setFlow(context, isCalledOff ? { status: 'idle' } : { status: 'failed', name, error })
    const { code, shortMessage } = error
    events.track('REGISTER_NAME_ERROR', { ...facts, error: shortMessage, code })
    throw error
  }
}

/** The signature of the same name and account that the service did not get. */
function findKept({ internal }: NamesContext, { name, view }: { name: string; view: RequestView }) {
  const { kept } = internal
  const isSame =
    kept?.name === name &&
    kept.address === view.address &&
    kept.caipNetworkId === view.caipNetworkId &&
    kept.until > Date.now()
  internal.kept = undefined
  return isSame ? kept : undefined
}

function toError(cause: unknown): CleatError {
  if (isCleatError(cause)) return cause
  const context = { service: 'names', reason: String(cause) }
  return new CleatError('SERVICE_BAD_ANSWER', { context, cause })
}

/** A refusal says what the name is, also where the service did not say so before. */
function learn(
  { state, service, kit }: NamesContext,
  { name, error }: { name: string; error: CleatError },
): void {
  const check = toCheck(error)
  if (!check) return
  void kit.queryClient.invalidateQueries({ queryKey: ['cleat', kit.id, 'suggestions'] })
  if (`${state.text}.${service?.zone}` === name) state.check = check
}

function toCheck(error: CleatError): NameCheck | undefined {
  if (isCleatError(error, 'NAME_TAKEN')) return { status: 'taken' }
  if (isCleatError(error, 'NAME_RESERVED')) return { status: 'reserved' }
  if (isCleatError(error, 'NAME_TOO_SIMILAR'))
    return { status: 'similar', other: error.context.other || undefined }
  return undefined
}
