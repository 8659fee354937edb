import type { CaipAddress } from '../../base/caip/caipAddress.ts'
import type { Namespace } from '../../base/caip/namespace.ts'

/** The account of a successful connection. */
export type ConnectedAccount = {
  /** The CAIP-2 namespace. */
  readonly namespace: Namespace
  /** The active address, in the notation of its namespace. */
  readonly address: string
  /** CAIP-10 id of the address. */
  readonly caipAddress: CaipAddress
  /** Id of the connector. */
  readonly connectorId: string
}
