import type { KitBase } from '../../boot/kitBase.ts'
import { findFeature } from '../../contract/adapter/findAdapter.ts'
import type { RequestView } from '../../contract/requests/walletRequest.ts'

/** In accounts. */
const most = 10

/** Which other account that the wallet shares signed a text, if one did. */
export async function findSigner(
  kit: KitBase,
  parameters: { view: RequestView; message: string; signature: string },
): Promise<string | undefined> {
  const { view, message, signature } = parameters
  const { namespace } = view
  const verify = findFeature(kit, namespace, 'message:verify')
  const { allAccounts } = kit.controllers.account.get(namespace)
  for (const { address } of allAccounts.slice(0, most)) {
    if (address === view.address) continue
    const isSigner = await verify({ message, address, signature }).catch(() => false)
    if (isSigner) return address
  }
  return undefined
}
