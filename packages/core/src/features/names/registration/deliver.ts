import { parseCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import { listNameAddresses } from '../../../runtime/api/data/listNameAddresses.ts'
import type { NamesContext } from '../context/namesContext.ts'
import { requireZone } from '../context/requireZone.ts'
import type { SignedRegistration } from '../service/signedRegistration.ts'

/**
 * Hands a signed registration to the service. If the service is away, the signature is kept. If the
 * answer was lost, the service has used the nonce and knows whose the name is.
 * @throws `NAME_…`, `SIWX_…`, `SERVICE_…`
 */
export async function deliver(
  context: NamesContext,
  parameters: { signed: SignedRegistration; isAgain: boolean; signal: AbortSignal },
): Promise<void> {
  const { internal } = context
  const { signed, isAgain, signal } = parameters
  try {
    await requireZone(context).api.register(signed, signal)
  } catch (error) {
    const isLost =
      isAgain && (isCleatError(error, 'SIWX_NONCE_REFUSED') || isCleatError(error, 'NAME_TAKEN'))
    if (isLost && (await isOurs(context, signed))) return
    const isAway = isCleatError(error) && /^SERVICE_(?!FORBIDDEN|BAD)/.test(error.code)
    if (isAway) internal.kept = signed
    throw error
  }
}

async function isOurs(
  context: NamesContext,
  { name, address, caipNetworkId }: SignedRegistration,
): Promise<boolean> {
  const profile = await requireZone(context)
    .data.findName({ name })
    .catch(() => undefined)
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  return (profile ? listNameAddresses(profile, caipNetworkId) : []).some((one) =>
    isSameAddress(context.kit, namespace, one, address),
  )
}
