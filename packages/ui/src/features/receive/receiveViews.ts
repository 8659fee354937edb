import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { receiveTexts } from './texts/receiveTexts.ts'
import { WalletCompatibleNetworksView } from './WalletCompatibleNetworksView/WalletCompatibleNetworksView.tsx'
import { WalletReceiveView } from './WalletReceiveView/WalletReceiveView.tsx'

type Name = 'WalletReceive' | 'WalletCompatibleNetworks'

/** The receive views with their texts, in one chunk. */
export const receiveViews: ViewGroup<Name> = {
  texts: receiveTexts,
  views: {
    WalletReceive: WalletReceiveView,
    WalletCompatibleNetworks: WalletCompatibleNetworksView,
  },
}
