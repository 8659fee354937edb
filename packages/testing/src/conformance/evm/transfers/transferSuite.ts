import type { CaipNetwork, Payment, TransferAdapter } from '@cleat/core/adapter'
import type { Address, Hex } from 'viem'
import type { EvmWallet } from '../createEvmWallet.ts'
import type { TransferChain } from './createTransferChain.ts'

/** A connected wallet on a page, what can be done with its money, and the chain behind it. */
export type TransferPage = {
  readonly money: TransferAdapter
  readonly chain: TransferChain
  readonly network: CaipNetwork
  readonly wallet: EvmWallet
  /** The account in use. */
  readonly payer: Address
  /** A payment of the chain's own coin, or of a token, to somebody new. */
  toPayment(parameters?: PaymentWish): Payment
}

export type PaymentWish = {
  readonly to?: string | undefined
  readonly amount?: bigint | undefined
  readonly token?: { readonly address: Hex; readonly decimals?: number | undefined } | undefined
}

/** What a file of tests gets: how to declare a test on a page and a chain of its own. */
export type TransferSuite = {
  check(name: string, run: (page: TransferPage) => Promise<void>): void
}
