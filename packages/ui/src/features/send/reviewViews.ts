import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withFeature } from '../../shell/withFeature.tsx'
import { sendTexts } from './texts/sendTexts.ts'
import { WalletSendPreviewView } from './WalletSendPreviewView/WalletSendPreviewView.tsx'
import { WalletSendProgressView } from './WalletSendProgressView/WalletSendProgressView.tsx'

/** The review and the progress of a payment, in one chunk that the form loads ahead of time. */
export const reviewViews: ViewGroup<'WalletSendPreview' | 'WalletSendProgress'> = {
  texts: sendTexts,
  views: {
    WalletSendPreview: withFeature('send', WalletSendPreviewView),
    WalletSendProgress: withFeature('send', WalletSendProgressView),
  },
}
