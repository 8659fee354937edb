import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import type { NamesContext } from '../context/namesContext.ts'
import type { SignedRegistration } from '../service/signedRegistration.ts'
import { namePurposes } from '../signing/namePurposes.ts'
import { signForName } from '../signing/signForName.ts'

/**
 * Has the wallet sign for a name.
 * @throws `NAME_UNSUPPORTED`, `SIWX_…`, `REQUEST_…`, `WALLET_…`, `SERVICE_…`
 */
export async function signRegistration(
  context: NamesContext,
  parameters: { name: string; view: RequestView; signal: AbortSignal },
): Promise<SignedRegistration> {
  const { name, view, signal } = parameters
  const { address, caipNetworkId } = view
  const signed = await signForName(context, { purpose: namePurposes.register(name), view, signal })
  return { name, address, caipNetworkId, ...signed }
}
