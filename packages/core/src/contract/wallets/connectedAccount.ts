import type { CaipAddress } from '../../base/caip/caipAddress.ts'
import type { Namespace } from '../../base/caip/namespace.ts'

/** The account that connecting ended with. */
export type ConnectedAccount = {
  readonly namespace: Namespace
  readonly address: string
  readonly caipAddress: CaipAddress
  readonly connectorId: string
}
