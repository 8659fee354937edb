import type { CaipNetwork, Payment, TransferAdapter } from '@cleat/core/adapter'
import type { Address, Hex } from 'viem'
import type { EvmWallet } from '../createEvmWallet.ts'
import type { TransferChain } from './createTransferChain.ts'

/** A connected wallet on a page, its transfers, and the chain. */
export type TransferPage = {
  readonly transfers: TransferAdapter
  readonly chain: TransferChain
  readonly network: CaipNetwork
  readonly wallet: EvmWallet
  /** The account in use. */
  readonly payer: Address
  /** A payment in the native currency or a token, to a new receiver. */
  toPayment(parameters?: PaymentIntent): Payment
}

export type PaymentIntent = {
  readonly to?: string | undefined
  readonly amount?: bigint | undefined
  readonly token?: { readonly address: Hex; readonly decimals?: number | undefined } | undefined
}

/** The context of a test file: declares a test with its own page and chain. */
export type TransferSuite = {
  check(name: string, run: (page: TransferPage) => Promise<void>): void
}
