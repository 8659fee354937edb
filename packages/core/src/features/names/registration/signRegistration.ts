import { CleatError } from '../../../base/errors/cleatError.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import type { NamesContext } from '../context/namesContext.ts'
import { requireZone } from '../context/requireZone.ts'
import type { SignedRegistration } from '../service/signedRegistration.ts'
import { toResource, toStatement, writeRegistration } from './writeRegistration.ts'

/** How long terms without a readable end are used, in ms. */
const defaultLifeMs = 300_000

/**
 * Asks the service for terms and the wallet for the signature, through every stage of the request
 * pipeline.
 * @throws `NAME_UNSUPPORTED`, `SIWX_…`, `REQUEST_…`, `WALLET_…`, `SERVICE_…`
 */
export async function signRegistration(
  context: NamesContext,
  parameters: { name: string; view: RequestView; signal: AbortSignal },
): Promise<SignedRegistration> {
  const { kit } = context
  const { name, view, signal } = parameters
  const { api } = requireZone(context)
  const asked = { statement: toStatement(name), resource: toResource(name) }
  const startedAt = Date.now()
  const terms = await api.askTerms({ ...asked, signal })
  const { text, data, coinType } = writeRegistration({ name, view, terms })
  signal.throwIfAborted()
  const request = { type: 'signIn:sign', text, terms: data, isFreeForm: false, view } as const
  const signature = await kit.request(request).catch((cause: unknown) => {
    throw toWalletError(cause, view.wallet)
  })
  // Both times are the server's, so the visitor's clock does not matter.
  const lifeMs = Date.parse(terms.expirationTime) - Date.parse(terms.issuedAt)
  const { address, caipNetworkId } = view
  return {
    ...{ name, address, caipNetworkId, coinType, message: text, token: terms.token },
    signature: String(signature),
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
