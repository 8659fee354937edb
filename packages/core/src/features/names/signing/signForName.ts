import { CleatError } from '../../../base/errors/cleatError.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import type { NamesContext } from '../context/namesContext.ts'
import { requireZone } from '../context/requireZone.ts'
import type { NamePurpose } from './namePurposes.ts'
import { writeMessage } from './writeMessage.ts'

/** How long terms without a readable end are used, in ms. */
const defaultLifeMs = 300_000

/** What a wallet signed for a name. It is a proof, so no state and no storage has it. */
export type NameSignature = {
  readonly coinType: number
  readonly message: string
  readonly signature: string
  /** Sent with it, so that the service knows its own terms. */
  readonly token: string
  /** Until when the service takes it, in ms since 1970. */
  readonly until: number
}

/**
 * Asks the service for terms and the wallet for the signature, through every stage of the request
 * pipeline.
 * @throws `NAME_UNSUPPORTED`, `SIWX_…`, `REQUEST_…`, `WALLET_…`, `SERVICE_…`
 */
export async function signForName(
  context: NamesContext,
  parameters: { purpose: NamePurpose; view: RequestView; signal: AbortSignal },
): Promise<NameSignature> {
  const { kit } = context
  const { purpose, view, signal } = parameters
  const { api } = requireZone(context)
  const startedAt = Date.now()
  const terms = await api.askTerms({ ...purpose, signal })
  const { text, data, coinType } = writeMessage({ purpose, view, terms })
  signal.throwIfAborted()
  const request = { type: 'signIn:sign', text, terms: data, isFreeForm: false, view } as const
  const signature = await kit.request(request).catch((cause: unknown) => {
    throw toWalletError(cause, view.wallet)
  })
  // Both times are the server's, so the visitor's clock does not matter.
  const lifeMs = Date.parse(terms.expirationTime) - Date.parse(terms.issuedAt)
  return {
    ...{ coinType, message: text, signature: String(signature), token: terms.token },
    until: startedAt + (lifeMs > 0 ? lifeMs : defaultLifeMs),
  }
}

function toWalletError(cause: unknown, wallet: string): unknown {
  const isUnable =
    isCleatError(cause, 'ADAPTER_FEATURE_MISSING') ||
    isCleatError(cause, 'WALLET_METHOD_UNSUPPORTED')
  if (!isUnable) return cause
  const reason = `${wallet} signs no messages`
  return new CleatError('NAME_UNSUPPORTED', { context: { reason }, cause })
}
