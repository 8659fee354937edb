import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import type { SIWXSession } from '../../../contract/signIn/siwxConfig.ts'
import type { SignInContext } from '../state/signInContext.ts'

/** The session of an account, as the app's sign-in knows it. */
export async function findSession(
  { kit, siwx }: SignInContext,
  { namespace, address, caipNetworkId }: RequestView,
): Promise<SIWXSession | undefined> {
  const sessions = await siwx.getSessions(caipNetworkId, address)
  return sessions.find(({ data }) => isSameAddress(kit, namespace, data.accountAddress, address))
}
