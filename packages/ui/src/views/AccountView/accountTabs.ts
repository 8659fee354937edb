import type { OptionsState } from '@cleat/core'
import type { GetText } from '../../i18n/useText.ts'
import { createViewLoader, type ViewLoader } from '../../modal/viewLoading/createViewLoader.ts'

/** Something to see of an account, below its balance. */
export type AccountTab = {
  readonly id: string
  readonly getName: (text: GetText) => string
  readonly view: ViewLoader<{ address: string }>
  /** Whether there can be anything to show in this app. @default always */
  readonly isOffered?: ((options: OptionsState) => boolean) | undefined
}

/** What can be seen of an account. A feature that has something to show adds one entry. */
export const accountTabs: readonly AccountTab[] = [
  {
    id: 'tokens',
    getName: (text) => text('tokens.title'),
    view: createViewLoader(async () => (await import('../holdingsTabs.ts')).holdingsTabs.Tokens),
    // The chain's own coin stands above already.
    isOffered: ({ services, tokens }) => Boolean(services?.data ?? tokens),
  },
]
