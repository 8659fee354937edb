import type { GuardedProvider } from '@cleat/evm'
import type { Address } from 'viem'

/** What the connector of a wallet that Cleat found can do beyond wagmi's own. */
export type WalletConnectorExtras = {
  /** The `rdns` that the wallet announced. */
  readonly announcedRdns?: string | undefined
  /**
   * Asks the wallet for its accounts. The next `connect()` uses the answer instead of asking again.
   */
  authorize(parameters: { signal: AbortSignal }): Promise<readonly Address[]>
  /** The wallet's own provider, guarded. */
  getWallet(): Promise<GuardedProvider>
  /** Whether the visitor connected it on this page, so that it is not in doubt. */
  isTrusted(): boolean
  /** Whether the visitor connected this wallet before and did not disconnect it since. */
  isRemembered(): Promise<boolean>
  /**
   * Puts one of the accounts that the wallet shares before the others, until another is chosen in
   * the wallet itself.
   */
  choose(address: Address): Promise<void>
  /** Forgets the wallet here without talking to it. */
  forget(): Promise<void>
  /** Takes every listener away from the wallet. */
  release(): void
}
