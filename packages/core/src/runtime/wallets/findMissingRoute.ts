import type { Namespace } from '../../base/caip/namespace.ts'
import { detectDevice } from '../../base/device/detectDevice.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { Connector } from '../../contract/adapter/connector.ts'
import { isCoinbaseOffered } from '../../contract/options/isCoinbaseOffered.ts'
import { isPairingOffered } from '../../contract/options/isPairingOffered.ts'
import { findKnownWallet } from './findKnownWallet.ts'
import { findWalletRoute, type WalletRoute } from './findWalletRoute.ts'
import { isAllOffered } from './isAllOffered.ts'
import { toPlainName } from './toPlainName.ts'

export declare namespace findMissingRoute {
  type Parameters = {
    connectorId?: string | undefined
    /** The wallet's name or reverse domain name. */
    wallet?: string | undefined
    namespace?: Namespace | undefined
  }
  type ReturnType = Promise<WalletRoute['route'] | undefined>
}

type PairingConnector = Pick<Connector, 'id' | 'name'>

const walletConnect: PairingConnector = { id: 'walletConnect', name: 'WalletConnect' }
const coinbase = { connectorId: 'coinbaseWalletSDK', name: 'Coinbase Wallet' }

/**
 * Returns the view that connects a wallet without a connector, or that shows its download links.
 * `undefined` for an unknown wallet. The connector may still be loading.
 */
export async function findMissingRoute(
  kit: KitBase,
  parameters: findMissingRoute.Parameters,
): findMissingRoute.ReturnType {
  const { connectorId, wallet = '', namespace } = parameters
  const { options } = kit.remoteWallets.setup
  const pairingConnectors = listPairingConnectors(kit, namespace)
  const canPair = pairingConnectors.length > 0
  const connector = pairingConnectors.find(({ id, name }) =>
    connectorId ? id === connectorId : isSame(name, wallet),
  )
  if (connector) {
    const { activeNamespace } = kit.controllers.network.state
    const chain = namespace ?? activeNamespace
    const connectors = [{ ...connector, type: 'WALLET_CONNECT', chain }] as const
    const device = { isHandheld: detectDevice(window).isHandheld, isAllOffered: isAllOffered(kit) }
    return findWalletRoute({ name: connector.name, connectors, namespace, canPair, ...device })
      ?.route
  }

  const known = connectorId ? undefined : await findKnownWallet(kit, { wallet, namespace })
  const isCoinbase = connectorId
    ? connectorId === coinbase.connectorId
    : known !== undefined && isSame(known.name, coinbase.name)
  const loader = isCoinbase && isCoinbaseOffered(options) ? findLoader(kit, namespace) : undefined
  const facts = { connectors: [], canPair, isHandheld: false, isAllOffered: true }
  if (loader !== undefined)
    return findWalletRoute({ ...facts, ...coinbase, namespace: loader })?.route
  return known && findWalletRoute({ ...facts, name: known.name, wallet: known, namespace })?.route
}

/** The namespace whose adapter loads wallets with an SDK. */
function findLoader(kit: KitBase, namespace: Namespace | undefined): Namespace | undefined {
  const loaders = [...kit.adapters].filter(([, { features }]) => features['remoteWallets:load'])
  return loaders.find(([name]) => (namespace ?? name) === name)?.[0]
}

/** Until the code of remote wallets is loaded, the app's options decide. */
function listPairingConnectors(
  kit: KitBase,
  namespace: Namespace | undefined,
): readonly PairingConnector[] {
  const { controllers, remoteWallets } = kit
  const isComing = !remoteWallets.current && isPairingOffered(remoteWallets.setup.options)
  const connectors = controllers.connectors.state.connectors.filter(
    ({ type, chain }) => type === 'WALLET_CONNECT' && (namespace ?? chain) === chain,
  )
  return isComing ? [...connectors, walletConnect] : connectors
}

function isSame(one: string, other: string): boolean {
  return toPlainName(one) === toPlainName(other)
}
