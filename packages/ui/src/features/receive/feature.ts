import { arrowDownIcon } from '../../icons/arrowDownIcon.ts'
import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(() => import('./receiveViews.ts'))

/** The address to receive on. */
export const receive: Feature<'WalletReceive' | 'WalletCompatibleNetworks'> = {
  id: 'receive',
  views: {
    WalletReceive: {
      view: load('WalletReceive'),
      title: 'receive.title',
    },
    WalletCompatibleNetworks: {
      view: load('WalletCompatibleNetworks'),
      title: 'compatible.title',
    },
  },
  accountActions: [
    {
      feature: 'receive',
      icon: arrowDownIcon,
      getLabel: (text) => text('receive.title'),
      route: { name: 'WalletReceive' },
    },
  ],
}
