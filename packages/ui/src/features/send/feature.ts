import { sendIcon } from '../../icons/sendIcon.ts'
import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

type Name = 'WalletSend' | 'WalletSendSelectToken' | 'WalletSendPreview' | 'WalletSendProgress'

const load = createGroupLoader(() => import('./sendViews.ts'))
const loadTokens = createGroupLoader(() => import('./sendTokenViews.ts'))
const loadReview = createGroupLoader(() => import('./reviewViews.ts'))

/** Sending, from the form to the block. */
export const send: Feature<Name> = {
  id: 'send',
  views: {
    WalletSend: {
      view: load('WalletSend'),
      title: 'send.title',
    },
    WalletSendSelectToken: {
      view: loadTokens('WalletSendSelectToken'),
      title: 'send.token',
    },
    WalletSendPreview: {
      view: loadReview('WalletSendPreview'),
      title: 'send.review',
    },
    WalletSendProgress: {
      view: loadReview('WalletSendProgress'),
      title: 'send.title',
    },
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
