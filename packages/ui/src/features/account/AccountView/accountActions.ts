import type { AccountState, ChainAdapter, Route, WalletFeature } from '@cleat/core'
import ArrowDownIcon from 'lucide-react/icons/arrow-down'
import SendIcon from 'lucide-react/icons/send'
import type { ComponentType, SVGProps } from 'react'
import type { GetText } from '../../../i18n/useText.ts'

/** Something to do with an account, as a tile of its view. */
export type AccountAction = {
  /** The option that turns it off, and its name in `walletFeaturesOrder`. */
  readonly feature: WalletFeature
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>
  readonly getLabel: (text: GetText) => string
  /** The view that it leads to. */
  readonly route: Route
  /** Whether it can be done with this account. @default always */
  readonly isOffered?: ((place: ActionPlace) => boolean) | undefined
}

/** Where an action would stand. */
export type ActionPlace = {
  readonly account: AccountState
  /** What speaks for the chain of the account. */
  readonly adapter: ChainAdapter | undefined
}

/** What can be done with an account. A feature that has a view adds one entry. */
export const accountActions: readonly AccountAction[] = [
  {
    feature: 'receive',
    icon: ArrowDownIcon,
    getLabel: (text) => text('receive.title'),
    route: { name: 'WalletReceive' },
  },
  {
    feature: 'send',
    icon: SendIcon,
    getLabel: (text) => text('send.title'),
    route: { name: 'WalletSend' },
    isOffered: ({ adapter }) => adapter?.features['transfers:load'] !== undefined,
  },
]
