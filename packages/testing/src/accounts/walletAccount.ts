import type { Address, Hex } from 'viem'

/** A call that an account makes. */
export type AccountCall = {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
}

/**
 * What a wallet's account is: one with a key (`eoa`), one that delegates to a contract (EIP-7702),
 * one that an entry point drives (ERC-4337), or a vault of several owners (in the shape of a Safe).
 */
export type WalletAccount = {
  /** What the account does instead of what it was asked. @default that */
  readonly lie?: ((call: AccountCall) => readonly AccountCall[]) | undefined
} & (
  | { readonly kind: 'eoa' }
  | {
      readonly kind: 'delegated'
      /** Executes several calls of the account, as in ERC-7821. */
      readonly contract: Address
    }
  | {
      readonly kind: 'contract'
      readonly address: Address
      readonly entryPoint: Address
      /** The key that sends bundles and pays for them. @default the wallet's last one */
      readonly bundler?: Hex | undefined
      /** Whose hash sites get. @default 'operation' */
      readonly answers?: 'operation' | 'transaction' | undefined
    }
  | {
      readonly kind: 'vault'
      readonly address: Address
      /** Executes several calls as the vault that runs its code. Only liars need it. */
      readonly calls?: Address | undefined
      /** Whose hash sites get. @default 'safe' */
      readonly answers?: 'safe' | 'transaction' | undefined
    }
)
