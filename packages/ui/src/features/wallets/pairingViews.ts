import { common } from '../../i18n/views/en/common.ts'
import { pairing } from '../../i18n/views/en/pairing.ts'
import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { ConnectingWalletConnectBasicView } from './ConnectingWalletConnectBasicView/ConnectingWalletConnectBasicView.tsx'
import { ConnectingWalletConnectView } from './ConnectingWalletConnectView/ConnectingWalletConnectView.tsx'

/** The views of a wallet that is not in this browser. They bring what draws the code. */
export const pairingViews: ViewGroup<'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic'> = {
  texts: { ...common, ...pairing },
  views: {
    ConnectingWalletConnect: ConnectingWalletConnectView,
    ConnectingWalletConnectBasic: ConnectingWalletConnectBasicView,
  },
}
