import type { ChainAdapter, OptionsState } from '@cleat/core'
import {
  createViewLoader,
  type ViewLoader,
} from '../../../components/LoadedView/createViewLoader.ts'
import type { GetText } from '../../../i18n/useText.ts'

/** Something to see of an account, below its balance. */
export type AccountTab = {
  readonly id: string
  readonly getName: (text: GetText) => string
  readonly view: ViewLoader<{ address: string }>
  /** Whether there can be anything to show. @default always */
  readonly isOffered?: ((place: TabPlace) => boolean) | undefined
}

/** Where a tab would stand. */
export type TabPlace = {
  readonly options: OptionsState
  /** What speaks for the chain of the account. */
  readonly adapter: ChainAdapter | undefined
}

const holdingsTabs = async () => (await import('../holdingsTabs.ts')).holdingsTabs

/** What can be seen of an account. A feature that has something to show adds one entry. */
export const accountTabs: readonly AccountTab[] = [
  {
    id: 'tokens',
    getName: (text) => text('tokens.title'),
    view: createViewLoader(async () => (await holdingsTabs()).Tokens),
    // The chain's own coin stands above already.
    isOffered: ({ options: { services, tokens } }) => Boolean(services?.data ?? tokens),
  },
  {
    id: 'activity',
    getName: (text) => text('activity.title'),
    view: createViewLoader(async () => (await holdingsTabs()).Activity),
    // Without a service there is still what was sent from here.
    isOffered: ({ options: { services, features }, adapter }) =>
      features?.history !== false &&
      Boolean(services?.data ?? (features?.send !== false && adapter?.features['transfers:load'])),
  },
]
