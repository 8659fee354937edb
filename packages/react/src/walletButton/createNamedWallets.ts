import type { Connector, Namespace } from '@cleat/core'
import { createWalletIndex, loadWalletIcon, matchWallet, type Wallet } from '@cleat/core/wallets'
import type { AppKit } from '../kit/appKit.ts'

export declare namespace createNamedWallets {
  type ReturnType = {
    /** The known wallet of a button's name. */
    find(name: string): Wallet | undefined
    /** Its connectors in this page. A wallet that only claims its name has none. */
    listConnectors(wallet: Wallet, namespace: Namespace | undefined): readonly Connector[]
    /** Its icon, as a data URI or a URL of the app. */
    loadIcon(wallet: Wallet): Promise<string | undefined>
  }
}

/** Names of buttons that are not the wallets' names in lower case. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['argent', 'Ready (formerly Argent)'],
  ['crypto-com', 'Crypto.com Onchain'],
  ['kresus-superapp', 'Kresus'],
  ['oneinch', '1inch Wallet'],
  ['plena-app', 'Plena'],
])

/** Loads the wallets that buttons name. */
export async function createNamedWallets(kit: AppKit): Promise<createNamedWallets.ReturnType> {
  const { connectors, options } = kit.controllers
  const { fetchQuery, queries } = await kit.runtime.load()
  const registry = await fetchQuery(queries.registry())
  const { customWallets = [], connectorImages } = options.state
  const index = createWalletIndex({ customWallets, registry })
  const all = [...customWallets, ...registry]
  const listConnectors = (wallet: Wallet, namespace: Namespace | undefined) =>
    connectors.state.connectors.filter((connector) => {
      const match = matchWallet({ connector, index })
      return (
        (namespace ?? connector.chain) === connector.chain &&
        match.status === 'known' &&
        match.wallet.id === wallet.id
      )
    })
  return {
    find: (name) =>
      all.find(
        (wallet) => toButtonName(wallet.name) === toButtonName(otherNames.get(name) ?? name),
      ),
    listConnectors,
    async loadIcon(wallet) {
      const [connector] = listConnectors(wallet, undefined)
      const own = connector && (connectorImages?.[connector.id] ?? connector.imageUrl)
      return own ?? wallet.image_url ?? (wallet.image_id && (await loadWalletIcon(wallet.image_id)))
    },
  }
}

/** `magic-eden` for Magic Eden, `trust` for Trust Wallet. */
function toButtonName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '-')
    .replace(/-wallet$/, '')
}
