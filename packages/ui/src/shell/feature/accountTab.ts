import type { ChainAdapter, Kit, Namespace, OptionsState } from '@cleat/core'
import type { ViewLoader } from '../../components/LoadedView/createViewLoader.ts'
import type { GetText } from '../../i18n/useText.ts'

/** A tab of the account view, below the balance. */
export type AccountTab = {
  readonly id: string
  /** Tabs are sorted by this number. @default 0 */
  readonly position?: number | undefined
  readonly getName: (text: GetText) => string
  readonly view: ViewLoader<{ address: string }>
  /** Whether the tab may have content. @default always */
  readonly isOffered?: ((context: AccountTabContext) => boolean) | undefined
  /** Called when the visitor chooses the tab, and not when it is shown as the first one. */
  readonly onSelect?:
    | ((kit: Kit, account: { namespace: Namespace; address: string }) => void)
    | undefined
}

export type AccountTabContext = {
  readonly options: OptionsState
  /** The adapter of the account's namespace. */
  readonly adapter: ChainAdapter | undefined
  /** What earlier visits left. */
  readonly storage: Kit['storage']
}
