import { CleatError } from '../../../base/errors/cleatError.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import type { PreparedMessage, SignInContext } from '../state/signInContext.ts'

/**
 * Asks the wallet for the signature, through every stage of the request pipeline.
 * @throws `SIWX_…`, `REQUEST_…`, `WALLET_…`
 */
export async function askWallet(
  { kit, siwx }: SignInContext,
  { view, prepared }: { view: RequestView; prepared: PreparedMessage },
): Promise<string> {
  const { text, data, chainId } = prepared
  const { wallet, address } = view
  if (siwx.signMessage) return siwx.signMessage({ message: text, chainId, accountAddress: address })
  const isFreeForm = !siwx.policy
  try {
    const answer = await kit.request({ type: 'signIn:sign', text, terms: data, isFreeForm, view })
    return String(answer)
  } catch (cause) {
    throw toWalletError(cause, wallet)
  }
}

function toWalletError(cause: unknown, wallet: string): unknown {
  if (isCleatError(cause, 'REQUEST_SIGNATURE_UNCHECKED'))
    return new CleatError('SIWX_UNVERIFIABLE', {
      context: { reason: `no RPC of ${cause.context.network} answered` },
      cause,
    })
  const isUnable =
    isCleatError(cause, 'ADAPTER_FEATURE_MISSING') ||
    isCleatError(cause, 'WALLET_METHOD_UNSUPPORTED')
  if (!isUnable) return cause
  const context = { wallet, reason: 'it signs no messages' }
  return new CleatError('SIWX_UNSUPPORTED', { context, cause })
}
