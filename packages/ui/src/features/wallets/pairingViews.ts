import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { ConnectingWalletConnectBasicView } from './ConnectingWalletConnectBasicView/ConnectingWalletConnectBasicView.tsx'
import { ConnectingWalletConnectView } from './ConnectingWalletConnectView/ConnectingWalletConnectView.tsx'
import { pairingTexts } from './pairing/texts/pairingTexts.ts'

/** The views of remote wallets, with the QR code. */
export const pairingViews: ViewGroup<'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic'> = {
  texts: pairingTexts,
  views: {
    ConnectingWalletConnect: ConnectingWalletConnectView,
    ConnectingWalletConnectBasic: ConnectingWalletConnectBasicView,
  },
}
