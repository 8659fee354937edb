'use client'

export type {
  AccountStatus,
  CaipAddress,
  CaipNetwork,
  CaipNetworkId,
  ChainAdapter,
  CleatEvent,
  ConnectedAccount,
  Connector,
  ErrorCode,
  Features,
  KitOptions,
  Metadata,
  Namespace,
  Network,
  Network as AppKitNetwork,
  OpenView,
  SIWXConfig,
  SIWXMessage,
  SIWXSession,
  SignInSession,
  ThemeMode,
  ThemeVariables,
  Wallet,
  Wallet as CustomWallet,
  WalletInfo,
} from '@cleat/core'
export { CleatError, isCleatError } from '@cleat/core'
export { AppKitAccountButton } from '../buttons/AppKitAccountButton.tsx'
export { AppKitButton } from '../buttons/AppKitButton.tsx'
export { AppKitConnectButton } from '../buttons/AppKitConnectButton.tsx'
export { AppKitNetworkButton } from '../buttons/AppKitNetworkButton.tsx'
export { AppKitProvider } from '../compatible/AppKitProvider.tsx'
export type { AppKitInstance as AppKit } from '../compatible/appKitInstance.ts'
export type { AppKitOptions } from '../compatible/appKitOptions.ts'
export { createAppKit } from '../compatible/createAppKit.ts'
export { useAppKitNetworkCore } from '../compatible/hooks/useAppKitNetworkCore.ts'
export { useAppKitProvider } from '../compatible/hooks/useAppKitProvider.ts'
export { useAppKitState } from '../compatible/hooks/useAppKitState.ts'
export type { Provider } from '../compatible/provider.ts'
export type { AppKitElements } from '../elements/appKitElements.ts'
export { useAppKit } from '../hooks/useAppKit.ts'
export { useAppKitAccount } from '../hooks/useAppKitAccount.ts'
export { useAppKitBalance } from '../hooks/useAppKitBalance.ts'
export { useAppKitConnection } from '../hooks/useAppKitConnection.ts'
export { useAppKitConnections } from '../hooks/useAppKitConnections.ts'
export { useAppKitEvents } from '../hooks/useAppKitEvents.ts'
export { useAppKitIdentity } from '../hooks/useAppKitIdentity.ts'
export { useAppKitNames } from '../hooks/useAppKitNames.ts'
export { useAppKitNetwork } from '../hooks/useAppKitNetwork.ts'
export { useAppKitSession } from '../hooks/useAppKitSession.ts'
export { useAppKitSIWX } from '../hooks/useAppKitSIWX.ts'
export { useAppKitTheme } from '../hooks/useAppKitTheme.ts'
export { useAppKitWallets } from '../hooks/useAppKitWallets.ts'
export { useDisconnect } from '../hooks/useDisconnect.ts'
export { useWalletInfo } from '../hooks/useWalletInfo.ts'
export { AppKitOnrampWidget } from '../onrampWidget/AppKitOnrampWidget.tsx'
export type { AppKitConnection } from '../selectors/selectConnections.ts'
export type { RemoteFeatures } from '../selectors/selectRemoteFeatures.ts'
export type { AppKitWallet, AppKitWallet as WalletItem } from '../wallets/appKitWallet.ts'
