import { type AppKit, createAppKit } from '@cleat/react/appkit'
import { base, mainnet } from '@cleat/react/networks'
import { describeEvent } from './events.ts'
import { options } from './options.ts'
import { current, mode } from './theme.ts'

export const modal: AppKit = createAppKit(options)

const log = (...facts: unknown[]): string => facts.join()

export async function useModal(): Promise<void> {
  await modal.ready()
  await modal.open({ view: 'Connect', namespace: 'eip155' })
  await modal.open({ uri: 'wc:1@2?relay-protocol=irn&symKey=1' })
  const { hash } = await modal.open({ view: 'WalletSend', arguments: { amount: '1', to: '0x1' } })
  await modal.close()
  modal.replace('Account')
  modal.redirect('Networks')
  modal.setLoading(true)
  modal.setLoading(false, 'eip155')
  modal.showErrorMessage('No')
  modal.showSuccessMessage('Yes')
  log(modal.isOpen(), hash)
}

export async function useConnections(): Promise<void> {
  await modal.disconnect()
  await modal.disconnect('eip155')
  log(modal.getProvider('eip155'), modal.getProviderType('eip155'))
  log(modal.getWalletProvider(), modal.getWalletProviderType())
  modal.subscribeProviders((providers) => log(providers.eip155))
  log(await modal.getUniversalProvider())
  const [connection] = modal.getConnections('eip155')
  const [recent] = modal.getRecentConnections('eip155')
  if (connection) {
    const [account] = connection.accounts
    await modal.switchConnection({ connection, address: account?.address, namespace: 'eip155' })
    await modal.deleteConnection({
      address: account?.address ?? '',
      connectorId: connection.connectorId,
      namespace: 'eip155',
    })
  }
  modal.subscribeConnections((connections) => log(connections.length, recent?.name))
  modal.resetWcConnection()
  const [connector] = modal.getConnectors()
  log(modal.getConnectorImage(connector))
}

export async function useAccounts(): Promise<void> {
  log(modal.getAccount()?.address, modal.getAccount('solana')?.caipAddress)
  modal.subscribeAccount(({ address, status }) => log(address, status))
  modal.subscribeAccount(({ isConnected }) => log(isConnected), 'solana')
  log(modal.getAddress(), modal.getAddress('eip155'), modal.getCaipAddress('eip155'))
  log(modal.getAddressByChainNamespace('eip155'), modal.getIsConnectedState())
  log(modal.getPreferredAccountType('eip155'), modal.getWalletInfo('eip155')?.name)
  modal.subscribeWalletInfo((walletInfo) => log(walletInfo?.name), 'eip155')
  const address = '0x0000000000000000000000000000000000000001'
  const balance = await modal.updateNativeBalance(address, 1, 'eip155')
  const identity = await modal.fetchIdentity({ address, caipNetworkId: 'eip155:1' })
  const name: string | false = await modal.getReownName(address)
  log(balance?.balance, balance?.symbol, identity.name, identity.avatar, name)
}

export async function useNetworks(): Promise<void> {
  await modal.switchNetwork(base)
  await modal.switchNetwork(mainnet, { throwOnFailure: true })
  log(modal.getCaipNetwork()?.name, modal.getCaipNetwork('eip155', 1)?.name)
  log(modal.getCaipNetworkId(), modal.getCaipNetworks('eip155').length, modal.getChainId())
  log(modal.getActiveChainNamespace(), modal.getApprovedCaipNetworkIds()?.length)
  log(modal.getDisabledCaipNetworks().length)
  modal.subscribeNetwork(({ caipNetwork, caipNetworkId, chainId }) =>
    log(caipNetwork?.name, caipNetworkId, chainId),
  )
  modal.subscribeCaipNetworkChange((network) => log(network?.name))
}

export function useTheme(): void {
  log(modal.getThemeMode(), modal.getThemeVariables())
  modal.setThemeMode(mode)
  modal.setThemeVariables(current)
  modal.subscribeTheme(({ themeMode, themeVariables }) => log(themeMode, themeVariables))
}

export function useOptions(): void {
  modal.updateFeatures({ receive: false })
  modal.updateOptions({ termsConditionsUrl: 'https://example.com/terms' })
  const { activity, reownBranding, emailCapture, payWithExchange, payments } =
    modal.getRemoteFeatures()
  log(activity, reownBranding, emailCapture, payWithExchange, payments)
  modal.subscribeRemoteFeatures((remoteFeatures) => log(remoteFeatures?.multiWallet))
  log(modal.getConnectMethodsOrder().join())
  modal.setConnectMethodsOrder(['email', 'social', 'wallet'])
  modal.setSocialsOrder(['google', 'x'])
  modal.setCollapseWallets(true)
  modal.setWalletFeaturesOrder(['send', 'receive'])
  modal.setTermsConditionsUrl('https://example.com/terms')
  modal.setPrivacyPolicyUrl('https://example.com/privacy')
  modal.setEIP6963Enabled(false)
}

export function useState(): void {
  log(modal.getState().open, modal.getState().selectedNetworkId)
  modal.subscribeState(({ open, loading, initialized }) => log(open, loading, initialized))
  log(describeEvent(modal.getEvent()))
  modal.subscribeEvents((event) => log(describeEvent(event), event.timestamp))
  log(modal.getSIWX(), modal.getError())
}
