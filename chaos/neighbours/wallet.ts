import type { Namespace } from '@cleat/core/adapter'
import type { Page } from '../browser/page.ts'

/** What the user of a wallet may do in it without being asked. */
export const userActs = ['lock', 'unlock', 'account', 'chain', 'revoke'] as const
export type UserAct = (typeof userActs)[number]

/** A wallet of the browser, which all its pages share. It is honest unless it says otherwise. */
export type ChaosWallet = {
  readonly name: string
  /** As the kit names it. */
  readonly connectorId: string
  readonly namespace: Namespace
  /** Every account it can show to a site. */
  readonly addresses: readonly string[]
  /** Claims to be another wallet, and comes after it in the list. */
  readonly isImpostor?: true
  appear(page: Page): void
  act(what: UserAct): void
  /** Signs nothing for the next request and says something else than the truth. */
  lie(seed: number): void
}
