import { sendIcon } from '../../icons/sendIcon.ts'
import type { Feature } from '../../shell/feature/feature.ts'
import { viewGroup } from '../../shell/feature/viewGroup.ts'

type Name = 'WalletSend' | 'WalletSendSelectToken' | 'WalletSendPreview' | 'WalletSendProgress'

/** Sending, from the form to the block. */
export const send: Feature<Name> = {
  id: 'send',
  views: {
    ...viewGroup(() => import('./sendViews.ts'), { WalletSend: 'send.title' }),
    ...viewGroup(() => import('./sendTokenViews.ts'), { WalletSendSelectToken: 'send.token' }),
    ...viewGroup(() => import('./reviewViews.ts'), {
      WalletSendPreview: 'send.review',
      WalletSendProgress: 'send.title',
    }),
  },
  accountActions: [
    {
      feature: 'send',
      icon: sendIcon,
      getLabel: (text) => text('send.title'),
      route: { name: 'WalletSend' },
      isOffered: ({ adapter }) => adapter?.features['transfers:load'] !== undefined,
    },
  ],
}
