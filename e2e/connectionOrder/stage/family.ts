import type { ChainAdapter, Namespace, Network } from '@cleat/core'

/** A wallet of one namespace, installed in this page. */
export type InstalledWallet = {
  readonly connectorId: string
  /** The account in use. */
  readonly address: string
  /** How often its user was asked. */
  promptCount(): number
  remove(): void
}

/** What an app and its visitor have of one namespace. */
export type Family = {
  readonly namespace: Namespace
  readonly network: Network
  /** What the first account has on the chain. */
  readonly balance: bigint
  /** A new one for each visit. */
  createAdapter(): ChainAdapter
  install(name: string): InstalledWallet
  /** Whether the address signed, told without the code under test. */
  isSigned(signed: { message: string; signature: string; address: string }): boolean
}
