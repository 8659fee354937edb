import { AllWalletsView } from './AllWalletsView/AllWalletsView.tsx'
import { ConnectingMultiChainView } from './ConnectingMultiChainView/ConnectingMultiChainView.tsx'
import { DownloadsView } from './DownloadsView/DownloadsView.tsx'
import { GetWalletView } from './GetWalletView/GetWalletView.tsx'
import { WhatIsAWalletView } from './WhatIsAWalletView/WhatIsAWalletView.tsx'

/** The views of finding a wallet, which come in one chunk: whoever sees one is likely to see the next. */
export const walletViews: {
  readonly AllWallets: typeof AllWalletsView
  readonly ConnectingMultiChain: typeof ConnectingMultiChainView
  readonly GetWallet: typeof GetWalletView
  readonly Downloads: typeof DownloadsView
  readonly WhatIsAWallet: typeof WhatIsAWalletView
} = {
  AllWallets: AllWalletsView,
  ConnectingMultiChain: ConnectingMultiChainView,
  GetWallet: GetWalletView,
  Downloads: DownloadsView,
  WhatIsAWallet: WhatIsAWalletView,
}
