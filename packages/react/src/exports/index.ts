export type {
  AccountStatus,
  CaipAddress,
  CaipNetwork,
  CaipNetworkId,
  ChainAdapter,
  CleatEvent,
  ConnectedAccount,
  ErrorCode,
  KitOptions,
  Namespace,
  Network,
  ThemeMode,
} from '@cleat/core'
export { CleatError, isCleatError } from '@cleat/core'
export { AppKitButton } from '../AppKitButton/AppKitButton.tsx'
export { AppKitProvider } from '../AppKitProvider.tsx'
export type { AppKit } from '../appKit.ts'
export { createAppKit } from '../createAppKit.ts'
export { useAppKit } from '../hooks/useAppKit.ts'
export { useAppKitAccount } from '../hooks/useAppKitAccount.ts'
export { useAppKitNetwork } from '../hooks/useAppKitNetwork.ts'
export { useAppKitProvider } from '../hooks/useAppKitProvider.ts'
export { useAppKitState } from '../hooks/useAppKitState.ts'
export { useDisconnect } from '../hooks/useDisconnect.ts'
