import type { CaipNetwork } from '../../base/caip/network.ts'
import type { RequestFee } from '../requests/requestFee.ts'
import type { Eip1193Provider } from './eip1193Provider.ts'
import type { ProviderRequest } from './providerRequest.ts'

/** An EIP-1193 wallet: found in the page, paired, or brought by an adapter. */
export type DiscoveredWallet = {
  /**
   * `rdns` of an announced wallet, with `#2` and so on if others claim it too; `injected` for the
   * one at `window.ethereum`.
   */
  readonly id: string
  readonly rdns?: string | undefined
  readonly name: string
  readonly icon?: string | undefined
  readonly kind: 'announced' | 'injected' | 'walletConnect' | 'external' | 'auth'
  readonly provider: Eip1193Provider
  /** Milliseconds for requests without a prompt, if the wallet needs more than the default. */
  readonly readTimeoutMs?: number | undefined
  /** Whether this wallet hosts the page. The visitor chose it by opening the page there. */
  readonly isHost?: boolean | undefined
  /**
   * Prepares what a request sends and says what it can cost, for the embedded wallet. `undefined`
   * for a request that sends nothing.
   * @default the network's fee
   */
  readonly readFee?:
    | ((parameters: {
        request: ProviderRequest
        network: CaipNetwork
      }) => Promise<RequestFee | undefined>)
    | undefined
}
