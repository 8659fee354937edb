import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { AllWalletsView } from './AllWalletsView/AllWalletsView.tsx'
import { ConnectingMultiChainView } from './ConnectingMultiChainView/ConnectingMultiChainView.tsx'
import { walletsTexts } from './texts/walletsTexts.ts'
import { WhatIsAWalletView } from './WhatIsAWalletView/WhatIsAWalletView.tsx'

/** The views that find a wallet. One chunk, because visitors often open several. */
export const walletViews: ViewGroup<'AllWallets' | 'ConnectingMultiChain' | 'WhatIsAWallet'> = {
  texts: walletsTexts,
  views: {
    AllWallets: AllWalletsView,
    ConnectingMultiChain: ConnectingMultiChainView,
    WhatIsAWallet: WhatIsAWalletView,
  },
}
