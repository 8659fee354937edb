import type { CaipNetworkId, ChainAdapter, Network } from '@cleat/core/adapter'

/**
 * How a wallet treats what it is asked from now on. `hold` opens a prompt that waits for
 * `release()`; `never` does not even say that it is there. `nonsense` answers with what no wallet
 * should answer with.
 */
export type WalletAnswer = 'approve' | 'reject' | 'hold' | 'never' | 'nonsense' | 'none' | 'fail'

/** A wallet of the page, with its user's hands. */
export type WalletUnderTest = {
  /** The id of the connector that it becomes. */
  readonly connectorId: string
  /**
   * The addresses it shares, as the adapter should report them; the first is in use. At least two.
   */
  readonly addresses: readonly [string, string, ...string[]]
  /** Once it let the site in, it does so again without asking its user. */
  readonly remembersSite?: boolean | undefined
  /** Whether it signs in while it connects, where the adapter asks it to. @default false */
  readonly canSignIn?: boolean | undefined
  /** Shows itself to the page, as an extension that is injected. */
  appear(): void
  /** Sets how the wallet treats the next requests. */
  answer(how: WalletAnswer): void
  /** Approves what `hold` kept waiting. */
  release(): void
  /** How many times its user has been asked for something. */
  readonly promptCount: number
  /** Its user puts another account to use. */
  selectAccount(address: string): void
  /** Its user moves it to another chain. Absent where wallets know of none. */
  selectNetwork?: ((caipNetworkId: CaipNetworkId) => void) | undefined
  /** The chain it is on. Absent where wallets know of none. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** Its user locks it: it shares nothing until it is unlocked. */
  lock(): void
  /** The user unlocks it. It shares its accounts again. */
  unlock(): void
  /** How many listeners of the adapter it has. */
  readonly listenerCount: number
}

/**
 * A page with an adapter that is not started yet, three wallets that have not shown themselves, and
 * an empty storage.
 */
export type AdapterUnderTest = {
  /** A new adapter over the same storage and wallets, as after a page load. */
  createAdapter(): ChainAdapter
  /** The app's networks. The wallets start on the first. */
  readonly networks: readonly [Network, Network, ...Network[]]
  /** Two that are there when the adapter starts, and one that may come later. */
  readonly wallets: readonly [WalletUnderTest, WalletUnderTest, WalletUnderTest]
  /** Transfers on a real chain, if the adapter supports them. */
  readonly transfer?: TransferUnderTest | undefined
  /** Removes the wallets from the page. */
  close(): void | Promise<void>
}

/** Funds on a test chain, for adapters that can send. */
export type TransferUnderTest = {
  /** An address that is not the wallet's own. */
  readonly to: string
  /** An amount in atomic units that the first account can pay. */
  readonly value: bigint
  /** More than the account has. */
  readonly tooMuch: bigint
  /** What the chain says that an address has, once all that was sent so far is settled. */
  balanceOf(address: string): Promise<bigint>
}
