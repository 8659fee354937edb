import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { receiveTexts } from './texts/receiveTexts.ts'
import { WalletCompatibleNetworksView } from './WalletCompatibleNetworksView/WalletCompatibleNetworksView.tsx'
import { WalletReceiveView } from './WalletReceiveView/WalletReceiveView.tsx'

type Name = 'WalletReceive' | 'WalletCompatibleNetworks'

/** Where others can send to. In one chunk with their texts. */
export const receiveViews: ViewGroup<Name> = {
  texts: receiveTexts,
  views: {
    WalletReceive: WalletReceiveView,
    WalletCompatibleNetworks: WalletCompatibleNetworksView,
  },
}
