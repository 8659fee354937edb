import type { Namespace } from '@cleat/core/adapter'
import type { SetUp } from '../../visitor/app.ts'

/** What a visitor pays, swaps or buys, and the sources of what the app learns about it. */
export type Scene = {
  readonly name: string
  readonly setUp: SetUp
  /** Whether the wallet tells its balances. */
  readonly hasAssets?: true
  /** Whether the visitor opens the wallet list, the activity and all else first. */
  readonly looksAround?: true
  /** Whether the wallet is on another device, behind the relay. */
  readonly isPaired?: true
  readonly namespace: Namespace
  /** As the kit names the wallet. */
  readonly connectorId: string
  readonly caipNetworkId: string
  /** What the visitor looks for in the list. */
  readonly symbol: string
  /** The symbol of what it is swapped into. Without it, it is paid. */
  readonly into?: string
  /** The card that buys it. Without it, it is paid or swapped. */
  readonly card?: 'pays' | 'declined'
  /** What the visitor types. */
  readonly text: string
  /** Whether the visitor fills the form in, or the app does. */
  readonly how: 'form' | 'intent'
}
