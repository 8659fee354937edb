import type { Namespace } from '../../base/caip/namespace.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { AuthWallet } from '../../contract/auth/authWallet.ts'

/** The wallet of the connector of type `AUTH`, if a connection is one of it. */
export function findAuthWallet(
  kit: Pick<KitBase, 'controllers' | 'remoteWallets'>,
  { namespace, connectorId }: { namespace: Namespace; connectorId?: string | undefined },
): AuthWallet | undefined {
  const auth = kit.remoteWallets.current?.auth
  const id = connectorId ?? kit.controllers.account.get(namespace).connectorId
  return auth && auth.connectorId === id ? auth : undefined
}
