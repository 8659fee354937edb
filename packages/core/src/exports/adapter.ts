export { formatAmount } from '../base/amounts/formatAmount.ts'
export { afterPaint } from '../base/async/afterPaint.ts'
export { askInTurn } from '../base/async/askInTurn.ts'
export { raceSignal } from '../base/async/raceSignal.ts'
export {
  type CaipNetworkId,
  parseCaipNetworkId,
  toCaipNetworkId,
} from '../base/caip/caipNetworkId.ts'
export type { Namespace } from '../base/caip/namespace.ts'
export type { CaipNetwork, Network } from '../base/caip/network.ts'
export { findParentOrigin } from '../base/device/findParentOrigin.ts'
export { isOnSite } from '../base/device/isOnSite.ts'
export { listenToPage } from '../base/device/listenToPage.ts'
export { CleatError } from '../base/errors/cleatError.ts'
export { isCleatError } from '../base/errors/isCleatError.ts'
export { readProperty } from '../base/errors/readProperty.ts'
export { toCleatError } from '../base/errors/toCleatError.ts'
export { toTransactionError } from '../base/errors/toTransactionError.ts'
export { createHttp, type Http } from '../base/http/http.ts'
export { postText } from '../base/http/postText.ts'
export { readJson } from '../base/http/readJson.ts'
export { createSafeArea } from '../base/storage/createSafeArea.ts'
export type { StorageArea } from '../base/storage/storageArea.ts'
export { readPlainBytes } from '../base/text/readPlainBytes.ts'
export { checkNetworks } from '../boot/checkNetworks.ts'
export type { AccountCode } from '../contract/accounts/accountCode.ts'
export type { AdapterContext, Metadata } from '../contract/adapter/adapterContext.ts'
export type { AdapterEvent } from '../contract/adapter/adapterEvent.ts'
export type { AdapterFeatures } from '../contract/adapter/adapterFeatures.ts'
export type { ChainAdapter } from '../contract/adapter/chainAdapter.ts'
export type { Connection, ConnectionAccount } from '../contract/adapter/connection.ts'
export type { Connector, ConnectorType } from '../contract/adapter/connector.ts'
export {
  createLazyProvider,
  type LazyProvider,
} from '../contract/adapter/createLazyProvider.ts'
export { createRecipientError } from '../contract/adapter/createRecipientError.ts'
export type { DiscoveredWallet } from '../contract/adapter/discoveredWallet.ts'
export type { Eip1193Provider } from '../contract/adapter/eip1193Provider.ts'
export { isSameAccounts, isSameConnection } from '../contract/adapter/isSameConnection.ts'
export type { NamespaceRules } from '../contract/adapter/namespaceRules.ts'
export type { PairedState, PairedWallet } from '../contract/adapter/pairedWallet.ts'
export type { ProviderRequest } from '../contract/adapter/providerRequest.ts'
export { readErrorCode } from '../contract/adapter/readErrorCode.ts'
export { readRefusal } from '../contract/adapter/readRefusal.ts'
export type { RemoteWallet } from '../contract/adapter/remoteWallet.ts'
export {
  sanitizeWalletInfo,
  type WalletPresentation,
} from '../contract/adapter/sanitizeWalletInfo.ts'
export { toWalletMark } from '../contract/adapter/toWalletMark.ts'
export { translateProviderError } from '../contract/adapter/translateProviderError.ts'
export type { Approval, ApprovalClaim, ApprovalKind } from '../contract/approvals/approval.ts'
export type {
  ApprovalChange,
  ApprovalOutcome,
  ApprovalRequest,
  ApprovalsAdapter,
  ApprovalsPlace,
  DecodedApproval,
  FoundApprovals,
  ReadApprovals,
} from '../contract/approvals/approvalsAdapter.ts'
export type { AccountType } from '../contract/auth/accountType.ts'
export type { AuthLogin, SocialProvider } from '../contract/auth/authLogin.ts'
export type {
  AuthLogins,
  AuthMethods,
  AuthStep,
  AuthWarning,
  FarcasterLink,
} from '../contract/auth/authLogins.ts'
export type { AuthLook, AuthSurface, AuthSurfaceState } from '../contract/auth/authSurface.ts'
export type { AuthUser } from '../contract/auth/authUser.ts'
export type {
  AccountAddresses,
  AuthWallet,
  AuthWalletLoader,
  SmartAccountSupport,
  SpendingLimit,
} from '../contract/auth/authWallet.ts'
export type {
  Batch,
  BatchCall,
  BatchCallStatus,
  BatchStatus,
  BatchStep,
} from '../contract/calls/batch.ts'
export type {
  CallsReport,
  CallsStatusParameters,
  CallsToSend,
  SentCalls,
} from '../contract/calls/callsReport.ts'
export type { CapabilityStatus, WalletCapabilities } from '../contract/calls/walletCapabilities.ts'
export type { GrantedPermission } from '../contract/permissions/grantedPermission.ts'
export type { Permission, PermissionKind } from '../contract/permissions/permission.ts'
export type {
  Delegate,
  DelegateKey,
  PermissionRequest,
} from '../contract/permissions/permissionRequest.ts'
export type { PermissionState } from '../contract/permissions/permissionState.ts'
export type {
  PermissionSupport,
  PermissionsAdapter,
  PermissionWallet,
} from '../contract/permissions/permissionsAdapter.ts'
export type {
  DecodedRequest,
  RequestContent,
  RequestFinding,
  RequestLevel,
  RequestRule,
  RequestVerdict,
  SignedTypedData,
} from '../contract/requests/decodedRequest.ts'
export type { AssetAmount, RequestAction } from '../contract/requests/requestAction.ts'
export type {
  AllowanceChange,
  AssetChange,
  AssetPrice,
  RequestEvidence,
  RequestParty,
  RequestSimulation,
} from '../contract/requests/requestEvidence.ts'
export type { RequestFee } from '../contract/requests/requestFee.ts'
export type { SignInProof } from '../contract/signIn/signInProof.ts'
export type { SignInTerms } from '../contract/signIn/siwxConfig.ts'
export type {
  DecodedAllowance,
  DecodedBalanceCheck,
  DecodedExchange,
  DecodedSwapStep,
} from '../contract/swaps/decodedSwapStep.ts'
export type {
  PreparedSwap,
  SwapNote,
  SwapStep,
  SwapTrial,
} from '../contract/swaps/preparedSwap.ts'
export type { SentSwapStep } from '../contract/swaps/sentSwapStep.ts'
export type { Swap } from '../contract/swaps/swap.ts'
export type { SwapAdapter, SwapContracts, SwapPolicy } from '../contract/swaps/swapAdapter.ts'
export type { SwapFee, SwapKind, SwapOffer } from '../contract/swaps/swapOffer.ts'
export type { OrderNews, SignedOrder } from '../contract/swaps/swapOrder.ts'
export type { SwapOutcome } from '../contract/swaps/swapOutcome.ts'
export type { DecodedPayment } from '../contract/transfers/decodedPayment.ts'
export { noteTokenSymbol } from '../contract/transfers/noteTokenSymbol.ts'
export type { Payment, PaymentAsset } from '../contract/transfers/payment.ts'
export type { PaymentOutcome } from '../contract/transfers/paymentOutcome.ts'
export type {
  PaymentFee,
  PaymentNote,
  PreparedPayment,
} from '../contract/transfers/preparedPayment.ts'
export type { SentTransaction } from '../contract/transfers/sentTransaction.ts'
export type { TrackingData } from '../contract/transfers/trackingData.ts'
export type {
  HeldToken,
  Identity,
  ResolvedName,
  TransferAdapter,
} from '../contract/transfers/transferAdapter.ts'
export type { ChainWallet, WalletState } from '../contract/walletAdapter/chainWallet.ts'
export {
  type AdapterSession,
  createWalletAdapter,
} from '../contract/walletAdapter/createWalletAdapter.ts'
export { WalletAdapter } from '../contract/walletAdapter/walletAdapter.ts'
export { withTimeout } from '../contract/walletAdapter/withTimeout.ts'
