/**
 * Every public name of AppKit, by kind. Each is in `compat/appkit`, or absent in
 * `docs/migration.md`.
 */
export const appKitNames: { readonly [kind: string]: readonly string[] } = {
  entries: split(`@reown/appkit @reown/appkit/react @reown/appkit/react-core @reown/appkit/core
    @reown/appkit/vue @reown/appkit/vue-core @reown/appkit/library/react @reown/appkit/library/vue
    @reown/appkit/networks @reown/appkit/utils @reown/appkit/constants @reown/appkit/auth-provider
    @reown/appkit/testing @reown/appkit-adapter-wagmi @reown/appkit-adapter-ethers
    @reown/appkit-adapter-ethers5 @reown/appkit-adapter-solana @reown/appkit-adapter-solana/react
    @reown/appkit-adapter-bitcoin @reown/appkit-adapter-polkadot @reown/appkit-adapter-ton
    @reown/appkit-adapter-tron @reown/appkit-wallet-button @reown/appkit-wallet-button/react
    @reown/appkit-siwx @reown/appkit-siwe @reown/appkit-pay @reown/appkit-universal-connector
    @reown/appkit-experimental/smart-session @reown/appkit-cdn @reown/appkit-polyfills @reown/appkit-codemod`),
  exports: split(`createAppKit AppKitProvider AppKitButton AppKitConnectButton AppKitAccountButton
    AppKitNetworkButton CoreHelperUtil WcConstantsUtil Provider BitcoinConnector AppKitNetwork
    CaipNetwork ChainNamespace WagmiAdapter EthersAdapter SolanaAdapter BitcoinAdapter
    PolkadotAdapter defineChain`),
  options: split(`projectId networks adapters defaultNetwork metadata themeMode themeVariables
    chainImages connectorImages customRpcUrls tokens featuredWalletIds includeWalletIds
    excludeWalletIds customWallets allWallets termsConditionsUrl privacyPolicyUrl disableAppend
    enableEmbedded enableWallets enableEIP6963 enableInjected enableCoinbase enableBaseAccount
    enableReconnect enableWalletGuide enableAuthLogger enableNetworkSwitch allowUnsupportedChain
    enableMobileFullScreen experimental_preferUniversalLinks debug features siwx siweConfig
    defaultAccountTypes manualWCControl universalProvider universalProviderConfigOverride
    coinbasePreference enableWalletConnect basic showWallets`),
  features: split(`swaps onramp receive send email emailShowWallets socials history analytics
    allWallets legalCheckbox smartSessions collapseWallets pay reownAuthentication headless
    connectorTypeOrder walletFeaturesOrder connectMethodsOrder`),
  remoteFeatures: split(`updateRemoteFeatures getRemoteFeatures subscribeRemoteFeatures
    remoteFeatures multiWallet activity reownBranding emailCapture payWithExchange payments`),
  coinbase: split('smartWalletOnly eoaOnly'),
  hooks: split(`useAppKit useAppKitState useAppKitTheme useAppKitEvents useWalletInfo
    useAppKitAccount useAppKitNetwork useAppKitNetworkCore useAppKitProvider useAppKitBalance
    useDisconnect useAppKitConnections useAppKitConnection useAppKitWallets useAppKitWallet
    useAppKitUpdateEmail useAppKitSIWX usePay useAvailableExchanges usePayUrlActions
    useExchangeBuyStatus useUniversalConnector`),
  fields: split(`initialized loading selectedNetworkId activeChain connectingWallet setThemeMode
    setThemeVariables timestamp lastFlush walletInfo icon rdns uuid social identifier allAccounts
    caipAddress isConnected status embeddedWalletInfo username authProvider accountType
    isSmartAccountDeployed publicKey caipNetwork caipNetworkId chainId approvedCaipNetworkIds
    supportsAllNetworks switchNetwork walletProvider walletProviderType fetchBalance isSuccess
    isError disconnect connections recentConnections connectorId networkIcon accounts auth
    connection isPending switchConnection deleteConnection onSuccess onError hasSwitchedAccount
    hasSwitchedWallet hasDeletedWallet wallets wcWallets isFetchingWallets isFetchingWcUri
    isInitialized wcUri wcError page count wcClientId fetchWallets search query entries badge
    include exclude includePayOnly sort connect wcPayUrl getWcUri resetWcUri resetConnectingWallet
    imageUrl imageId connectors description supportedChains website installationLinks appStore
    playStore chromeStore desktopLink deepLink linkMode isCertified supportsWcPay isInjected
    isRecent chainImageUrl isReady data error`),
  methods: split(`ready open close isOpen replace redirect setLoading showErrorMessage
    showSuccessMessage popTransactionStack isTransactionStackEmpty handleUnsafeRPCRequest getProvider
    getProviderType getWalletProvider getWalletProviderType subscribeProviders getUniversalProvider
    getConnections getRecentConnections subscribeConnections resetWcConnection addConnector
    setConnectors getConnectors getConnectorImage setConnections getAccount subscribeAccount
    getAddress getCaipAddress getAddressByChainNamespace getIsConnectedState getPreferredAccountType
    setPreferredAccountType getWalletInfo subscribeWalletInfo updateNativeBalance setCaipAddress
    setBalance setProfileName setProfileImage setUser setStatus setConnectedWalletInfo
    setAddressExplorerUrl setSmartAccountDeployed resetAccount addAddressLabel removeAddressLabel
    fetchIdentity getReownName addNetwork removeNetwork getCaipNetwork getCaipNetworkId
    getCaipNetworks getChainId getActiveChainNamespace getApprovedCaipNetworkIds
    setRequestedCaipNetworks getDisabledCaipNetworks subscribeNetwork subscribeCaipNetworkChange
    resetNetwork getThemeMode getThemeVariables subscribeTheme updateFeatures updateOptions
    setConnectMethodsOrder getConnectMethodsOrder setWalletFeaturesOrder setCollapseWallets
    setSocialsOrder setTermsConditionsUrl setPrivacyPolicyUrl setEIP6963Enabled setClientId getState
    subscribeState getEvent subscribeEvents getSIWX getError subscribeShouldUpdateToAddress
    throwOnFailure`),
  views: split(`Account Connect Networks ApproveTransaction OnRampProviders
    ConnectingWalletConnectBasic Swap WhatIsAWallet WhatIsANetwork AllWallets WalletSend
    ProfileWallets`),
  elements: split(`appkit-button appkit-connect-button appkit-account-button appkit-network-button
    appkit-modal appkit-wallet-button w3m-button w3m-connect-button w3m-account-button
    w3m-network-button w3m-modal w3m-wallet-button w3m-onramp-widget`),
  properties: split(`disabled balance size label loadingLabel charsStart charsEnd namespace
    enableEmbedded wallet`),
  theme: split(`--apkt-font-family --apkt-accent --apkt-color-mix --apkt-color-mix-strength
    --apkt-font-size-master --apkt-border-radius-master --apkt-z-index --apkt-qr-color
    --w3m-font-family --w3m-accent --w3m-color-mix --w3m-color-mix-strength --w3m-font-size-master
    --w3m-border-radius-master --w3m-z-index --w3m-qr-color`),
  signIn: split(`SIWXConfig SIWXMessage SIWXSession createMessage signMessage addSession
    revokeSession setSessions getSessions getRequired signOutOnDisconnect DefaultSIWX
    InformalMessenger ReownAuthentication CloudAuthSIWX createSIWEConfig formatMessage verifySignature
    getAddressFromMessage getChainIdFromMessage getDidChainId getDidAddress`),
  walletButton: split('createAppKitWalletButton subscribeIsReady updateEmail'),
  pay: split(`openPay getAvailableExchanges getPayUrl openPayUrl getExchanges getPayResult
    getPayError getIsPaymentInProgress subscribeStateKey`),
  others: split(`UniversalConnector UniversalConnectorProvider grantPermissions getSmartSessions
    revokeSmartSession isSmartSessionSupported createSubscription erc3770`),
  events: split(`MODAL_CREATED INITIALIZE MODAL_OPEN MODAL_CLOSE CLICK_ALL_WALLETS
    CLICK_WALLET_HELP CLICK_NETWORK_HELP CLICK_GET_WALLET_HELP CLICK_NETWORKS SELECT_WALLET
    CONNECT_SUCCESS CONNECT_ERROR USER_REJECTED CONNECT_PROXY_ERROR DISCONNECT_SUCCESS
    DISCONNECT_ERROR SEARCH_WALLET GET_WALLET WALLET_IMPRESSION_V2 SWITCH_NETWORK
    CLICK_TRANSACTIONS ERROR_FETCH_TRANSACTIONS LOAD_MORE_TRANSACTIONS CLICK_SIGN_SIWX_MESSAGE
    CLICK_CANCEL_SIWX SIWX_AUTH_SUCCESS SIWX_AUTH_ERROR EMAIL_LOGIN_SELECTED EMAIL_SUBMITTED
    DEVICE_REGISTERED_FOR_EMAIL EMAIL_VERIFICATION_CODE_SENT EMAIL_VERIFICATION_CODE_PASS
    EMAIL_VERIFICATION_CODE_FAIL EMAIL_EDIT EMAIL_UPGRADE_FROM_MODAL SOCIAL_LOGIN_STARTED
    SOCIAL_LOGIN_REQUEST_USER_DATA SOCIAL_LOGIN_CANCELED SOCIAL_LOGIN_SUCCESS SOCIAL_LOGIN_ERROR
    SET_PREFERRED_ACCOUNT_TYPE SELECT_BUY_CRYPTO SELECT_WHAT_IS_A_BUY SELECT_BUY_PROVIDER OPEN_SWAP
    CLICK_SELECT_TOKEN_TO_SWAP CLICK_CONVERT CLICK_SELECT_NETWORK_TO_SWAP INITIATE_SWAP
    SWAP_SUCCESS SWAP_ERROR SWAP_APPROVAL_ERROR OPEN_SEND SEND_INITIATED SEND_SUCCESS SEND_ERROR
    SEND_REJECTED OPEN_ENS_FLOW REGISTER_NAME_INITIATED REGISTER_NAME_SUCCESS REGISTER_NAME_ERROR
    PAY_MODAL_OPEN PAY_EXCHANGE_SELECTED PAY_INITIATED PAY_SUCCESS PAY_ERROR INTERNAL_SDK_ERROR`),
}

function split(names: string): readonly string[] {
  return names.trim().split(/\s+/)
}
