import type { ChainAdapter, Namespace, Network } from '@cleat/core'

/** A wallet of one namespace, installed in this page. */
export type InstalledWallet = {
  readonly connectorId: string
  /** The active account. */
  readonly address: string
  /** Number of prompts so far. */
  promptCount(): number
  remove(): void
}

/** The wallet, chain and adapter of one namespace. */
export type Family = {
  readonly namespace: Namespace
  readonly network: Network
  /** The balance of the first account. */
  readonly balance: bigint
  /** Creates a new adapter for each visit. */
  createAdapter(): ChainAdapter
  install(name: string): InstalledWallet
  /** Whether the address signed, checked independently of the code under test. */
  isSigned(signed: { message: string; signature: string; address: string }): boolean
}
