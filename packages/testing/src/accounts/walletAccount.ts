import type { Address, Hex } from 'viem'

/** A call that an account makes. */
export type AccountCall = {
  /** The called account. */
  readonly to: Address
  /** Wei. */
  readonly value: bigint
  /** The call data, `0x` for none. */
  readonly data: Hex
}

/**
 * What a wallet's account is: one with a key (`eoa`), one that delegates to a contract (EIP-7702),
 * one that an entry point drives (ERC-4337), one for which another account sends, or a vault of
 * several owners (in the shape of a Safe).
 */
export type WalletAccount = {
  /** What the account does instead of what it was asked. @default that */
  readonly lie?: ((call: AccountCall) => readonly AccountCall[]) | undefined
} & (
  | {
      /** One with a key. */
      readonly kind: 'eoa'
    }
  | {
      /** One that delegates to a contract (EIP-7702). */
      readonly kind: 'delegated'
      /** Executes several calls of the account, as in ERC-7821. */
      readonly contract: Address
    }
  | {
      /** One that an entry point drives (ERC-4337). */
      readonly kind: 'contract'
      /** Of the account. The wallet's first key owns it. */
      readonly address: Address
      /** Of the entry point. */
      readonly entryPoint: Address
      /** The key that sends bundles and pays for them. @default the wallet's last one */
      readonly bundler?: Hex | undefined
      /** Whose hash sites get. @default 'operation' */
      readonly answers?: 'operation' | 'transaction' | undefined
    }
  | {
      /** One for which another account sends and pays, without an entry point. */
      readonly kind: 'relayed'
      /** Of the account, whose contract lets the wallet's last key call as the account. */
      readonly address: Address
    }
  | {
      /** One of several owners. */
      readonly kind: 'vault'
      /** Of the vault. The wallet's first two keys sign for it. */
      readonly address: Address
      /** Executes several calls as the vault that runs its code. Only liars need it. */
      readonly calls?: Address | undefined
      /** Whose hash sites get. @default 'safe' */
      readonly answers?: 'safe' | 'transaction' | undefined
    }
)
