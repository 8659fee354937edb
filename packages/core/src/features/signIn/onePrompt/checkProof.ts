import { toCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import type { SIWXMessage, SIWXSession } from '../../../contract/signIn/siwxConfig.ts'
import { previewSignIn } from '../../../runtime/requests/previewSignIn.ts'
import { verify } from '../../../runtime/requests/verify.ts'
import type { OfferedProof, SignInContext } from '../state/signInContext.ts'

/**
 * Checks what a wallet signed while it connected by the stages of the request pipeline that any
 * signed message goes through.
 * @throws `SIWX_…`
 */
export async function checkProof(
  { kit }: Pick<SignInContext, 'kit'>,
  parameters: OfferedProof & { view: RequestView },
): Promise<SIWXSession> {
  const { proof, terms, network, view } = parameters
  const { text, signature, written } = proof
  const { address } = view
  const data: SIWXMessage.Data = {
    ...{ ...terms, version: '1', chainId: network, ...written },
    accountAddress: address,
  }
  // The wallet may be on another network than the one that the app asked for.
  const seen = { ...view, caipNetworkId: toCaipNetworkId(data.chainId) }
  const request = {
    type: 'signIn:sign' as const,
    ...{ text, terms: data, isFreeForm: false, view: seen },
  }
  previewSignIn(kit, request)
  await verify(kit, request, signature)
  return { data, message: text, signature }
}
