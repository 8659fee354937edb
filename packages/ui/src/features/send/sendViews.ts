import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withFeature } from '../../shell/withFeature.tsx'
import { sendTexts } from './texts/sendTexts.ts'
import { WalletSendPreviewView } from './WalletSendPreviewView/WalletSendPreviewView.tsx'
import { WalletSendProgressView } from './WalletSendProgressView/WalletSendProgressView.tsx'
import { WalletSendSelectTokenView } from './WalletSendSelectTokenView/WalletSendSelectTokenView.tsx'
import { WalletSendView } from './WalletSendView/WalletSendView.tsx'

type Name = 'WalletSend' | 'WalletSendSelectToken' | 'WalletSendPreview' | 'WalletSendProgress'

/** The send views with their texts, in one chunk. */
export const sendViews: ViewGroup<Name> = {
  texts: sendTexts,
  views: {
    WalletSend: withFeature('send', WalletSendView),
    WalletSendSelectToken: withFeature('send', WalletSendSelectTokenView),
    WalletSendPreview: withFeature('send', WalletSendPreviewView),
    WalletSendProgress: withFeature('send', WalletSendProgressView),
  },
}
