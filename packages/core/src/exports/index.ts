export { type CaipAddress, parseCaipAddress } from '../base/caip/caipAddress.ts'
export { type CaipNetworkId, parseCaipNetworkId } from '../base/caip/caipNetworkId.ts'
export type { Namespace } from '../base/caip/namespace.ts'
export type { CaipNetwork, Network } from '../base/caip/network.ts'
export { CleatError } from '../base/errors/cleatError.ts'
export type { ErrorCode, ErrorContext } from '../base/errors/errorContext.ts'
export { isCleatError } from '../base/errors/isCleatError.ts'
export type { StorageArea } from '../base/storage/storageArea.ts'
export { formatAddress } from '../base/text/formatAddress.ts'
export { version } from '../base/version.ts'
export { addAdapter } from '../boot/actions/addAdapter.ts'
export { removeAdapter } from '../boot/actions/removeAdapter.ts'
export { sendTransfer } from '../boot/actions/sendTransfer.ts'
export type { signMessage } from '../boot/actions/signMessage.ts'
export type { AccountCode } from '../contract/accounts/accountCode.ts'
export type { SmartAccountOptions } from '../contract/accounts/smartAccountOptions.ts'
export type { Metadata } from '../contract/adapter/adapterContext.ts'
export type { AdapterFeatures } from '../contract/adapter/adapterFeatures.ts'
export type { ChainAdapter } from '../contract/adapter/chainAdapter.ts'
export type { Connection, ConnectionAccount } from '../contract/adapter/connection.ts'
export type { Connector, ConnectorType } from '../contract/adapter/connector.ts'
export { listConnections } from '../contract/adapter/listConnections.ts'
export type { ProviderRequest } from '../contract/adapter/providerRequest.ts'
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
export type { EmbeddedWalletInfo } from '../contract/auth/embeddedWalletInfo.ts'
export type {
  Batch,
  BatchCall,
  BatchCallStatus,
  BatchStatus,
  BatchStep,
} from '../contract/calls/batch.ts'
export type { CapabilityStatus, WalletCapabilities } from '../contract/calls/walletCapabilities.ts'
export type {
  CleatEvent,
  EventName,
  EventProperties,
  WalletImpression,
} from '../contract/events/cleatEvent.ts'
export type { Features, WalletFeature } from '../contract/options/features.ts'
export type { KitOptions } from '../contract/options/kitOptions.ts'
export type { NameOptions, NameSource } from '../contract/options/nameOptions.ts'
export type {
  Prefetch,
  RuntimeOptions,
  UnsupportedChain,
} from '../contract/options/runtimeOptions.ts'
export type { ServiceUrls } from '../contract/options/serviceUrls.ts'
export type {
  UniversalNamespace,
  UniversalProvider,
  UniversalSession,
} from '../contract/options/universalProvider.ts'
export type { GrantedPermission } from '../contract/permissions/grantedPermission.ts'
export type { Permission, PermissionKind } from '../contract/permissions/permission.ts'
export type { Delegate, DelegateKey } from '../contract/permissions/permissionRequest.ts'
export type { PermissionSupport } from '../contract/permissions/permissionsAdapter.ts'
export type { Calls } from '../contract/requests/calls.ts'
export type {
  DecodedRequest,
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
export type { RequestLabel } from '../contract/requests/requestLabel.ts'
export type { KnownContracts, RequestPolicy } from '../contract/requests/requestPolicy.ts'
export type {
  RequestReview,
  ReviewEvidence,
  Reviewing,
  ReviewState,
} from '../contract/requests/requestReview.ts'
export type {
  SIWXConfig,
  SIWXMessage,
  SIWXSession,
  SignInDevice,
  SignInPolicy,
  SignInTerms,
} from '../contract/signIn/siwxConfig.ts'
export type { AppKitToken, ThemeToken } from '../contract/theme/themeToken.ts'
export type { ThemeMode, ThemeOption, ThemeVariables } from '../contract/theme/themeVariables.ts'
export type { ConnectedAccount } from '../contract/wallets/connectedAccount.ts'
export type { ConnectorTypeOrder } from '../contract/wallets/connectorTypeOrder.ts'
export type { Wallet } from '../contract/wallets/wallet.ts'
export type { WalletItem } from '../contract/wallets/walletItem.ts'
export type { AuthController } from '../features/auth/state/authController.ts'
export type {
  AuthFlow,
  DeviceAddition,
  EmailUpdate,
  SettingsWindow,
} from '../features/auth/state/authFlow.ts'
export type { AuthMethod, AuthState } from '../features/auth/state/authState.ts'
export type { connect } from '../features/connect.ts'
export type { Controllers } from '../features/controllers.ts'
export type {
  NameAction,
  NameChange,
  NameRecords,
  NameTransfer,
} from '../features/names/state/nameChange.ts'
export type { NamesController } from '../features/names/state/namesController.ts'
export type {
  LabelFault,
  NameCheck,
  NameFlow,
  NameSuggestion,
  NamesState,
  NameZone,
} from '../features/names/state/namesState.ts'
export type { open } from '../features/open.ts'
export type { OpenView, Route, RouteName } from '../features/route.ts'
export type {
  PermissionSession,
  Revocation,
  RevocationFact,
  SessionStatus,
} from '../features/sessions/state/permissionSession.ts'
export type {
  Grant,
  GrantParameters,
  SessionsController,
} from '../features/sessions/state/sessionsController.ts'
export type {
  Granting,
  MissingSource,
  Revoking,
  SessionsList,
  SessionsState,
} from '../features/sessions/state/sessionsState.ts'
export type { SignInController } from '../features/signIn/state/signInController.ts'
export type { SignInSession, SignInStatus } from '../features/signIn/state/signInState.ts'
export type { SmartAccountController } from '../features/smartAccount/state/smartAccountController.ts'
export type {
  Choosing,
  NetworkAccount,
  SmartAccountState,
  Upgrading,
} from '../features/smartAccount/state/smartAccountState.ts'
export { createKit } from '../kit/createKit.ts'
export { deleteConnection } from '../kit/deleteConnection.ts'
export type { Kit } from '../kit/kit.ts'
export { switchConnection } from '../kit/switchConnection.ts'
export type { disconnect } from '../runtime/actions/disconnect.ts'
export type { switchNetwork } from '../runtime/actions/switchNetwork.ts'
export type {
  ReviewController,
  ReviewQuestion,
} from '../runtime/requests/review/reviewController.ts'
export type { AccountState, AccountStatus, WalletInfo } from '../state/account.ts'
export type { ConnectFlow, WaitingRequest } from '../state/connection.ts'
export type { RecentWallet } from '../state/connectors.ts'
export type { NetworkState } from '../state/network.ts'
export type { OptionsState } from '../state/options.ts'
export type { Snack } from '../state/snackbar.ts'
