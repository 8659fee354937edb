import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'

/** A registration that the wallet signed. It is a proof, so no state and no storage has it. */
export type SignedRegistration = {
  readonly name: string
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly coinType: number
  readonly message: string
  readonly signature: string
  /** Sent with it, so that the service knows its own terms. */
  readonly token: string
  /** Until when the service takes it, in ms since 1970. */
  readonly until: number
}
