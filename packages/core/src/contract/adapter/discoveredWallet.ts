import type { Eip1193Provider } from './eip1193Provider.ts'

/** A wallet that speaks EIP-1193: found in the page, paired, or brought by an adapter. */
export type DiscoveredWallet = {
  /** `rdns` of an announced wallet, `injected` for the one at `window.ethereum`. */
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  readonly kind: 'announced' | 'injected' | 'walletConnect' | 'external'
  readonly provider: Eip1193Provider
  /** Milliseconds in which it must answer what needs no visitor, where that is more than usual. */
  readonly readTimeoutMs?: number | undefined
  /** Whether the page runs inside this wallet. Opening the page there is the visitor's choice of the wallet. */
  readonly isHost?: boolean | undefined
}
