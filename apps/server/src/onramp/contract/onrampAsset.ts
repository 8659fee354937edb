import type { OnrampNetwork } from '../networks/onrampNetworks.ts'

/** A cryptocurrency on one network, as a provider sells it. */
export type OnrampAsset = {
  readonly symbol: string
  readonly name: string
  readonly network: OnrampNetwork
  /** The token's address. `undefined` for the native currency. */
  readonly contract: string | undefined
  /** The provider's own name of this cryptocurrency on this network. */
  readonly code: string
}
