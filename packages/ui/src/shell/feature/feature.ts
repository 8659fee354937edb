import type { RouteName } from '@cleat/core'
import type { AccountAction } from './accountAction.ts'
import type { AccountSection } from './accountSection.ts'
import type { AccountTab } from './accountTab.ts'
import type { ConnectMethods } from './connectMethods.ts'
import type { RouteOf, ViewEntry } from './viewEntry.ts'

/** What a feature adds to the modal. */
export type Feature<names extends RouteName = never> = FeatureParts & {
  /** The view of each route. */
  readonly views: { readonly [name in names]: ViewEntry<RouteOf<name>> }
}

/** A feature as the shell reads it, without the names of its routes. */
export type AnyFeature = FeatureParts & {
  readonly views: { readonly [name: string]: ViewEntry }
}

type FeatureParts = {
  /** The id of the feature in core. */
  readonly id: string
  /** What loads as soon as an account is connected. */
  readonly accountViews?: readonly { preload(): Promise<void> }[] | undefined
  /** Tiles of the account view. */
  readonly accountActions?: readonly AccountAction[] | undefined
  /** Tabs of the account view. */
  readonly accountTabs?: readonly AccountTab[] | undefined
  /** What is shown below the account's session. */
  readonly accountSection?: AccountSection | undefined
  /** Rows in the settings of the account. */
  readonly settingsSection?: AccountSection | undefined
  /** Ways to connect beside wallets. */
  readonly connectMethods?: ConnectMethods | undefined
}
