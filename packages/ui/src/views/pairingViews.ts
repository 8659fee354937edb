import { ConnectingWalletConnectBasicView } from './ConnectingWalletConnectBasicView/ConnectingWalletConnectBasicView.tsx'
import { ConnectingWalletConnectView } from './ConnectingWalletConnectView/ConnectingWalletConnectView.tsx'

/** The views of a wallet that is not in this browser. They bring what draws the code. */
export const pairingViews: {
  readonly ConnectingWalletConnect: typeof ConnectingWalletConnectView
  readonly ConnectingWalletConnectBasic: typeof ConnectingWalletConnectBasicView
} = {
  ConnectingWalletConnect: ConnectingWalletConnectView,
  ConnectingWalletConnectBasic: ConnectingWalletConnectBasicView,
}
