import { arrowDownIcon } from '../../icons/arrowDownIcon.ts'
import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(async () => (await import('./receiveViews.ts')).receiveViews)

/** The address to receive on. */
export const receive: Feature<'WalletReceive' | 'WalletCompatibleNetworks'> = {
  id: 'receive',
  views: {
    WalletReceive: {
      view: load('WalletReceive'),
      getTitle: (text) => text('receive.title'),
    },
    WalletCompatibleNetworks: {
      view: load('WalletCompatibleNetworks'),
      getTitle: (text) => text('compatible.title'),
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
