import type { AccountState, ChainAdapter, Route, WalletFeature } from '@cleat/core'
import type { ComponentType, SVGProps } from 'react'
import type { GetText } from '../../i18n/useText.ts'

/** Something to do with an account: a tile of its view. */
export type AccountAction = {
  /** The option that turns it off, and its name in `walletFeaturesOrder`. */
  readonly feature: WalletFeature
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>
  readonly getLabel: (text: GetText) => string
  /** The view that it leads to. */
  readonly route: Route
  /** Whether it can be done with this account. @default always */
  readonly isOffered?: ((context: AccountActionContext) => boolean) | undefined
}

export type AccountActionContext = {
  readonly account: AccountState
  /** The adapter of the account's namespace. */
  readonly adapter: ChainAdapter | undefined
}
