import { sendIcon } from '../../icons/sendIcon.ts'
import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

type Name = 'WalletSend' | 'WalletSendSelectToken' | 'WalletSendPreview' | 'WalletSendProgress'

const load = createGroupLoader(async () => (await import('./sendViews.ts')).sendViews)
const loadTokens = createGroupLoader(
  async () => (await import('./sendTokenViews.ts')).sendTokenViews,
)
const loadReview = createGroupLoader(async () => (await import('./reviewViews.ts')).reviewViews)

/** Sending, from the form to the block. */
export const send: Feature<Name> = {
  id: 'send',
  views: {
    WalletSend: {
      view: load('WalletSend'),
      getTitle: (text) => text('send.title'),
    },
    WalletSendSelectToken: {
      view: loadTokens('WalletSendSelectToken'),
      getTitle: (text) => text('send.token'),
    },
    WalletSendPreview: {
      view: loadReview('WalletSendPreview'),
      getTitle: (text) => text('send.review'),
    },
    WalletSendProgress: {
      view: loadReview('WalletSendProgress'),
      getTitle: (text) => text('send.title'),
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
