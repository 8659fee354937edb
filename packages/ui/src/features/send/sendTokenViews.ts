import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withFeature } from '../../shell/withFeature.tsx'
import { sendTexts } from './texts/sendTexts.ts'
import { WalletSendSelectTokenView } from './WalletSendSelectTokenView/WalletSendSelectTokenView.tsx'

/** The list of tokens, in one chunk that the form loads ahead of time. */
export const sendTokenViews: ViewGroup<'WalletSendSelectToken'> = {
  texts: sendTexts,
  views: { WalletSendSelectToken: withFeature('send', WalletSendSelectTokenView) },
}
