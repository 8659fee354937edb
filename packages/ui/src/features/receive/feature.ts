import { arrowDownIcon } from '../../icons/arrowDownIcon.ts'
import type { Feature } from '../../shell/feature/feature.ts'
import { viewGroup } from '../../shell/feature/viewGroup.ts'

/** The address to receive on. */
export const receive: Feature<'WalletReceive' | 'WalletCompatibleNetworks'> = {
  id: 'receive',
  views: viewGroup(() => import('./receiveViews.ts'), {
    WalletReceive: 'receive.title',
    WalletCompatibleNetworks: 'compatible.title',
  }),
  accountActions: [
    {
      feature: 'receive',
      icon: arrowDownIcon,
      getLabel: (text) => text('receive.title'),
      route: { name: 'WalletReceive' },
    },
  ],
}
