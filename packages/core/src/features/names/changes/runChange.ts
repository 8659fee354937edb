import { raceSignal } from '../../../base/async/raceSignal.ts'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import { captureView } from '../../../boot/captureView.ts'
import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import { createWalletTimeout } from '../../../runtime/requests/createWalletTimeout.ts'
import type { NamesContext } from '../context/namesContext.ts'
import { requireZone } from '../context/requireZone.ts'
import { setChange } from '../context/setChange.ts'
import type { NamePurpose } from '../signing/namePurposes.ts'
import { type NameSignature, signForName } from '../signing/signForName.ts'
import type { NameAction } from '../state/nameChange.ts'
import { forgetName } from './forgetName.ts'
import { readOwnName } from './readOwnName.ts'

type Sign = (purpose: NamePurpose, view?: RequestView) => Promise<NameSignature>

export declare namespace runChange {
  type Parameters = {
    action: NameAction
    /** With or without the zone. */
    name: string
    /** Has everything signed, and says what is sent. */
    prepare(given: { name: string; view: RequestView; sign: Sign }): Promise<{
      signed: NameSignature
      /** What is sent beside message and signature. */
      body?: object | undefined
    }>
  }
}

/**
 * Changes a name of the account in use: the wallet signs, the service decides. A change that is
 * under way ends, so that what the visitor wanted last is what the wallet asks.
 * @returns the whole name
 * @throws `NAME_…`, `SIWX_…`, `REQUEST_…`, `SERVICE_…`, `CONNECTION_NOT_CONNECTED`
 */
export async function runChange(
  context: NamesContext,
  { action, name: wanted, prepare }: runChange.Parameters,
): Promise<string> {
  const { kit, internal, lifetime } = context
  const { api } = requireZone(context)
  const name = readOwnName(context, wanted)
  const view = captureView(kit, kit.controllers.network.state.activeNamespace)
  const abort = new AbortController()
  internal.changing?.abort(new CleatError('CONNECTION_USER_CLOSED'))
  internal.changing = abort
  const timeout = createWalletTimeout({ kit, lifetime }, { view, method: 'signIn:sign' })
  const signal = AbortSignal.any([abort.signal, timeout.signal])
  const sign: Sign = (purpose, of = view) =>
    raceSignal(signForName(context, { purpose, view: of, signal }), signal)
  try {
    setChange(context, { status: 'signing', action, name })
    const { signed, body } = await prepare({ name, view, sign })
    signal.throwIfAborted()
    setChange(context, { status: 'sending', action, name })
    const { message, signature, token } = signed
    await api.change({ name, action, body: { ...body, message, signature }, token }, signal)
    forgetName(context, { name, view, isGone: action === 'release' })
    if (internal.changing === abort) setChange(context, { status: 'done', action, name })
    return name
  } catch (cause) {
    const error = toError(cause)
    // It may be another's by now, and an answer may have been lost.
    forgetName(context, { name, view, isGone: false })
    if (internal.changing === abort) setChange(context, { status: 'failed', action, name, error })
    throw error
  } finally {
    timeout.end()
    if (internal.changing === abort) internal.changing = undefined
  }
}

function toError(cause: unknown): CleatError {
  if (isCleatError(cause)) return cause
  const context = { service: 'names', reason: String(cause) }
  return new CleatError('SERVICE_BAD_ANSWER', { context, cause })
}
