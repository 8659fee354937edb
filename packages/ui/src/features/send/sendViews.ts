import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withFeature } from '../../shell/withFeature.tsx'
import { sendTexts } from './texts/sendTexts.ts'
import { WalletSendView } from './WalletSendView/WalletSendView.tsx'

/** The form of a payment with its texts, in one chunk. */
export const sendViews: ViewGroup<'WalletSend'> = {
  texts: sendTexts,
  views: { WalletSend: withFeature('send', WalletSendView) },
}
