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
  WalletInfo,
} from '@cleat/core'
export { CleatError, isCleatError } from '@cleat/core'
export { AppKitProvider } from '../AppKitProvider.tsx'
export { AppKitAccountButton } from '../buttons/AppKitAccountButton.tsx'
export { AppKitButton } from '../buttons/AppKitButton.tsx'
export { AppKitConnectButton } from '../buttons/AppKitConnectButton.tsx'
export { AppKitNetworkButton } from '../buttons/AppKitNetworkButton.tsx'
export { createAppKit } from '../createAppKit.ts'
export { useCallsStatus } from '../hooks/calls/useCallsStatus.ts'
export { useCapabilities } from '../hooks/calls/useCapabilities.ts'
export { useSendCalls } from '../hooks/calls/useSendCalls.ts'
export { useShowCallsStatus } from '../hooks/calls/useShowCallsStatus.ts'
export { useAppKit } from '../hooks/useAppKit.ts'
export { useAppKitAccount } from '../hooks/useAppKitAccount.ts'
export { useAppKitBalance } from '../hooks/useAppKitBalance.ts'
export { useAppKitConnection } from '../hooks/useAppKitConnection.ts'
export { useAppKitConnections } from '../hooks/useAppKitConnections.ts'
export { useAppKitEvents } from '../hooks/useAppKitEvents.ts'
export { useAppKitIdentity } from '../hooks/useAppKitIdentity.ts'
export { useAppKitNames } from '../hooks/useAppKitNames.ts'
export { useAppKitNetwork } from '../hooks/useAppKitNetwork.ts'
export { useAppKitProvider } from '../hooks/useAppKitProvider.ts'
export { useAppKitSession } from '../hooks/useAppKitSession.ts'
export { useAppKitSIWX } from '../hooks/useAppKitSIWX.ts'
export { useAppKitState } from '../hooks/useAppKitState.ts'
export { useAppKitTheme } from '../hooks/useAppKitTheme.ts'
export { useAppKitWallets } from '../hooks/useAppKitWallets.ts'
export { useDisconnect } from '../hooks/useDisconnect.ts'
export { useWalletInfo } from '../hooks/useWalletInfo.ts'
export type { AppKit } from '../kit/appKit.ts'
export type { AppKitOptions } from '../kit/appKitOptions.ts'
export { AppKitOnrampWidget } from '../onrampWidget/AppKitOnrampWidget.tsx'
export type { AppKitConnection } from '../selectors/selectConnections.ts'
export type { AppKitWallet } from '../wallets/appKitWallet.ts'
