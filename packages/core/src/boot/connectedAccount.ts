import type { CaipAddress } from '../base/caip/caipAddress.ts'
import type { Namespace } from '../base/caip/namespace.ts'
import type { AccountController } from '../state/account.ts'

/** The account that connecting ended with. */
export type ConnectedAccount = {
  readonly namespace: Namespace
  readonly address: string
  readonly caipAddress: CaipAddress
  readonly connectorId: string
}

/** The account that is connected on a namespace, if one is. */
export function readConnected(
  account: AccountController,
  namespace: Namespace,
): ConnectedAccount | undefined {
  const { address, caipAddress, connectorId } = account.get(namespace)
  return address && caipAddress && connectorId
    ? { namespace, address, caipAddress, connectorId }
    : undefined
}
