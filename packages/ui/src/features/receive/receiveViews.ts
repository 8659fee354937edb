import { money } from '../../i18n/money/money.ts'
import type { ViewOf } from '../../shell/feature/viewEntry.ts'
import { withTexts } from '../../shell/language/withTexts.tsx'
import { WalletCompatibleNetworksView } from './WalletCompatibleNetworksView/WalletCompatibleNetworksView.tsx'
import { WalletReceiveView } from './WalletReceiveView/WalletReceiveView.tsx'

type Name = 'WalletReceive' | 'WalletCompatibleNetworks'

/** Where others can send to. In one chunk, with texts of their own. */
export const receiveViews: {
  readonly [name in Name]: ViewOf<name>
} = {
  WalletReceive: withTexts(money, WalletReceiveView),
  WalletCompatibleNetworks: withTexts(money, WalletCompatibleNetworksView),
}
