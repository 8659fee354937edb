import type { AccountState, ChainAdapter, Route, WalletFeature } from '@cleat/core'
import type { GetText } from '../../i18n/useText.ts'
import type { Drawing } from '../../icons/drawing.ts'

/** An action for an account: a tile of the account view. */
export type AccountAction = {
  /** The option that disables it, and its name in `walletFeaturesOrder`. */
  readonly feature: WalletFeature
  readonly icon: Drawing
  readonly getLabel: (text: GetText) => string
  /** The view that it opens. */
  readonly route: Route
  /** Whether it is available for this account. @default always */
  readonly isOffered?: ((context: AccountActionContext) => boolean) | undefined
}

export type AccountActionContext = {
  readonly account: AccountState
  /** The adapter of the account's namespace. */
  readonly adapter: ChainAdapter | undefined
  /** Whether the app has a data service. */
  readonly hasData: boolean
}
