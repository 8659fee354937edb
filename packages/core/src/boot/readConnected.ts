import type { Namespace } from '../base/caip/namespace.ts'
import type { ConnectedAccount } from '../contract/wallets/connectedAccount.ts'
import type { AccountController } from '../state/account.ts'

/** Returns the connected account of a namespace, if any. */
export function readConnected(
  account: AccountController,
  namespace: Namespace,
): ConnectedAccount | undefined {
  const { address, caipAddress, connectorId } = account.get(namespace)
  return address && caipAddress && connectorId
    ? { namespace, address, caipAddress, connectorId }
    : undefined
}
