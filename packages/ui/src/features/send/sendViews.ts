import { money } from '../../i18n/money/money.ts'
import type { ViewOf } from '../../shell/feature/viewEntry.ts'
import { withTexts } from '../../shell/language/withTexts.tsx'
import { WalletSendPreviewView } from './WalletSendPreviewView/WalletSendPreviewView.tsx'
import { WalletSendProgressView } from './WalletSendProgressView/WalletSendProgressView.tsx'
import { WalletSendSelectTokenView } from './WalletSendSelectTokenView/WalletSendSelectTokenView.tsx'
import { WalletSendView } from './WalletSendView/WalletSendView.tsx'

type Name = 'WalletSend' | 'WalletSendSelectToken' | 'WalletSendPreview' | 'WalletSendProgress'

/** Sending, from the form to the block. In one chunk, with texts of their own. */
export const sendViews: {
  readonly [name in Name]: ViewOf<name>
} = {
  WalletSend: withTexts(money, WalletSendView),
  WalletSendSelectToken: withTexts(money, WalletSendSelectTokenView),
  WalletSendPreview: withTexts(money, WalletSendPreviewView),
  WalletSendProgress: withTexts(money, WalletSendProgressView),
}
