import { useAppKitWallets, type WalletItem } from '@cleat/react/appkit'
import type { ReactNode } from 'react'

const describe = (wallet: WalletItem): string => {
  const { id, name, imageUrl, imageId, connectors, walletInfo, isInjected, isRecent } = wallet
  const { description, supportedChains, website, installationLinks } = walletInfo
  const { deepLink, linkMode, isCertified, supportsWcPay } = walletInfo
  const { appStore, playStore, chromeStore, desktopLink } = installationLinks
  const [first] = connectors
  return [
    [id, name, imageUrl, imageId, isInjected, isRecent, description, supportedChains, website],
    [deepLink, linkMode, isCertified, supportsWcPay, appStore, playStore, chromeStore, desktopLink],
    [first?.id, first?.rdns, first?.chain, first?.chainImageUrl],
  ].join()
}

/** A list of wallets that the app draws. */
export function Wallets(): ReactNode {
  const {
    wallets,
    wcWallets,
    isFetchingWallets,
    isFetchingWcUri,
    isInitialized,
    wcUri,
    wcError,
    connectingWallet,
    page,
    count,
    wcClientId,
    fetchWallets,
    connect,
    getWcUri,
    resetWcUri,
    resetConnectingWallet,
  } = useAppKitWallets()
  const search = (text: string) =>
    fetchWallets({
      page: 1,
      search: text,
      query: text,
      entries: 20,
      badge: 'certified',
      include: [],
      exclude: [],
      includePayOnly: false,
      sort: 'default',
    })
  const pick = (wallet: WalletItem) =>
    connect(wallet, 'eip155', { wcPayUrl: 'https://pay.example/1' })
  return (
    <>
      <input onChange={(event) => search(event.target.value)} />
      <button onClick={() => getWcUri({ wcPayUrl: 'https://pay.example/1' })}>Show a code</button>
      <button onClick={() => getWcUri()}>Show a code</button>
      <button onClick={() => resetWcUri()}>Hide the code</button>
      <button onClick={() => resetConnectingWallet()}>Cancel</button>
      <p>
        {wcUri} {String(wcError)} {String(isFetchingWallets || isFetchingWcUri || isInitialized)}
        {connectingWallet?.name} {page} of {count} {wcClientId}
      </p>
      {[...wallets, ...wcWallets].map((wallet) => (
        <button key={wallet.id} title={describe(wallet)} onClick={() => pick(wallet)}>
          {wallet.name}
        </button>
      ))}
    </>
  )
}
