import {
  type CaipNetwork,
  type Provider,
  useAppKit,
  useAppKitAccount,
  useAppKitBalance,
  useAppKitConnection,
  useAppKitConnections,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitNetworkCore,
  useAppKitProvider,
  useAppKitState,
  useAppKitTheme,
  useDisconnect,
  useWalletInfo,
} from '@cleat/react/appkit'
import { base } from '@cleat/react/networks'
import { BrowserProvider } from 'ethers'
import type { ReactNode } from 'react'

export function Modal(): ReactNode {
  const { open, close } = useAppKit()
  const pay = async () => {
    const { hash } = await open({
      view: 'WalletSend',
      arguments: {
        amount: '1',
        assetAddress: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
        namespace: 'eip155',
        chainId: '1',
        to: '0x0000000000000000000000000000000000000001',
      },
    })
    return hash
  }
  return (
    <>
      <button onClick={() => open()}>Open</button>
      <button onClick={() => open({ view: 'Account', namespace: 'eip155' })}>Account</button>
      <button onClick={() => open({ view: 'Connect', namespace: 'solana' })}>Connect</button>
      <button onClick={() => open({ view: 'Networks' })}>Networks</button>
      <button
        onClick={() =>
          open({ view: 'Swap', arguments: { fromToken: 'ETH', toToken: 'USDC', amount: '1' } })
        }
      >
        Swap
      </button>
      <button onClick={() => open({ view: 'OnRampProviders' })}>Buy</button>
      <button onClick={() => open({ view: 'AllWallets' })}>All wallets</button>
      <button onClick={() => open({ view: 'ConnectingWalletConnectBasic' })}>Code</button>
      <button onClick={() => open({ view: 'WhatIsAWallet' })}>Wallets</button>
      <button onClick={() => open({ view: 'ApproveTransaction' })}>Review</button>
      <button onClick={() => open({ view: 'WhatIsANetwork' })}>What is a network</button>
      <button onClick={() => open({ view: 'ProfileWallets' })}>Profile</button>
      <button onClick={() => open({ uri: 'wc:1@2?relay-protocol=irn&symKey=1' })}>
        Own pairing
      </button>
      <button onClick={pay}>Pay</button>
      <button onClick={() => close()}>Close</button>
    </>
  )
}

export function Account(): ReactNode {
  const { allAccounts, caipAddress, address, isConnected, status, embeddedWalletInfo } =
    useAppKitAccount({ namespace: 'eip155' })
  const isBusy = status === 'connecting' || status === 'reconnecting' || status === undefined
  const user = embeddedWalletInfo?.user
  return (
    <ul>
      <li>{status === 'connected' || status === 'disconnected' || isBusy}</li>
      <li>
        {isConnected} {address} {caipAddress?.split(':')[0]}
      </li>
      <li>
        {user?.email} {user?.username} {user?.accounts?.length}
        {embeddedWalletInfo?.authProvider} {embeddedWalletInfo?.accountType}
        {embeddedWalletInfo?.isSmartAccountDeployed}
      </li>
      {allAccounts.map((account) => (
        <li key={account.caipAddress}>
          {account.namespace} {account.address} {account.chainId} {account.type}
          {account.publicKey} {account.path}
        </li>
      ))}
    </ul>
  )
}

export function Network(): ReactNode {
  const {
    caipNetwork,
    caipNetworkId,
    chainId,
    approvedCaipNetworkIds,
    supportsAllNetworks,
    switchNetwork,
  } = useAppKitNetwork()
  const core = useAppKitNetworkCore()
  const known: CaipNetwork | undefined = core.caipNetwork
  return (
    <button onClick={() => switchNetwork(base)}>
      {caipNetwork?.name} {caipNetworkId} {chainId} {approvedCaipNetworkIds?.length}
      {String(supportsAllNetworks)} {known?.caipNetworkId} {core.caipNetworkId} {core.chainId}
    </button>
  )
}

export function State(): ReactNode {
  const state = useAppKitState()
  const { initialized, loading, open, selectedNetworkId, activeChain, connectingWallet } = state
  const { remoteFeatures } = state
  const { themeMode, themeVariables, setThemeMode, setThemeVariables } = useAppKitTheme()
  const { timestamp, data, lastFlush } = useAppKitEvents()
  const toggle = () => {
    setThemeMode(themeMode === 'dark' ? 'light' : 'dark')
    setThemeVariables({ ...themeVariables, '--w3m-accent': '#f00' })
  }
  return (
    <button onClick={toggle}>
      {String(initialized && loading && open)} {selectedNetworkId} {activeChain}
      {connectingWallet?.name} {String(remoteFeatures?.multiWallet)} {timestamp} {lastFlush}
      {data.type} {data.event}
    </button>
  )
}

export function Wallet(): ReactNode {
  const { walletInfo } = useWalletInfo('eip155')
  const { walletProvider, walletProviderType } = useAppKitProvider<Provider>('eip155')
  const { fetchBalance } = useAppKitBalance()
  const { disconnect } = useDisconnect()
  const sign = async () => {
    const signer = await new BrowserProvider(walletProvider).getSigner()
    const chainId = await walletProvider.request<string>({ method: 'eth_chainId' })
    const { data, error, isSuccess, isError } = await fetchBalance()
    if (isSuccess && !isError) return `${data?.balance} ${data?.symbol} ${chainId} ${error}`
    return signer.signMessage('Hello')
  }
  return (
    <>
      <p>
        {walletInfo?.name} {walletInfo?.icon} {walletInfo?.type} {walletInfo?.rdns}
        {walletInfo?.uuid} {walletInfo?.social} {walletInfo?.identifier} {walletProviderType}
      </p>
      <button onClick={sign}>Sign</button>
      <button onClick={() => disconnect()}>Disconnect all</button>
      <button onClick={() => disconnect({ id: 'io.metamask', namespace: 'eip155' })}>One</button>
    </>
  )
}

export function Connections(): ReactNode {
  const { connections, recentConnections } = useAppKitConnections('eip155')
  const { connection, isPending, switchConnection, deleteConnection } = useAppKitConnection({
    namespace: 'eip155',
    onSuccess: ({ address, namespace, hasSwitchedAccount, hasSwitchedWallet, hasDeletedWallet }) =>
      [address, namespace, hasSwitchedAccount, hasSwitchedWallet, hasDeletedWallet].join(),
    onError: (error) => error.message,
  })
  return (
    <ul>
      <li>
        {connection?.name} {String(isPending)}
      </li>
      {[...connections, ...recentConnections].map((one) => (
        <li key={one.connectorId}>
          {one.name} {one.icon} {one.networkIcon} {one.caipNetwork?.name} {one.auth?.name}
          {one.auth?.username}
          {one.accounts.map(({ address, type, publicKey }) => (
            <button
              key={address}
              title={`${type} ${publicKey}`}
              onClick={() => switchConnection({ connection: one, address })}
            >
              {address}
            </button>
          ))}
          <button
            onClick={() =>
              deleteConnection({
                address: one.accounts[0]?.address ?? '',
                connectorId: one.connectorId,
              })
            }
          >
            Forget
          </button>
        </li>
      ))}
    </ul>
  )
}
