import type { Namespace } from '../../../base/caip/namespace.ts'
import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { Identity } from '../../../contract/transfers/transferAdapter.ts'

/** Reads the name and picture of an address on a network. */
export type IdentityReader = (parameters: {
  address: string
  namespace: Namespace | undefined
  network: CaipNetwork | undefined
  signal: AbortSignal
}) => Promise<Identity>
