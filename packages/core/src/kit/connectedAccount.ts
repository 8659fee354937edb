import type { CaipAddress } from '../caip/caipAddress.ts'
import type { Namespace } from '../caip/namespace.ts'

/** The account that connecting ended with. */
export type ConnectedAccount = {
  readonly namespace: Namespace
  readonly address: string
  readonly caipAddress: CaipAddress
  readonly connectorId: string
}
