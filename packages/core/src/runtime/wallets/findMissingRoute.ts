import type { Namespace } from '../../base/caip/namespace.ts'
import { detectDevice } from '../../base/device/detectDevice.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { Connector } from '../../contract/adapter/connector.ts'
import { isCoinbaseOffered } from '../../contract/options/isCoinbaseOffered.ts'
import { isPairingOffered } from '../../contract/options/isPairingOffered.ts'
import type { AnyRoute } from '../../state/router.ts'
import { findKnownWallet } from './findKnownWallet.ts'
import { toPlainName } from './toPlainName.ts'

export declare namespace findWalletRoute {
  type Parameters = {
    connectorId?: string | undefined
    /** The wallet's name or reverse domain name. */
    wallet?: string | undefined
    namespace?: Namespace | undefined
  }
  type ReturnType = Promise<AnyRoute | undefined>
}

type Way = Pick<Connector, 'id' | 'name'>

const walletConnect: Way = { id: 'walletConnect', name: 'WalletConnect' }
const coinbase = { connectorId: 'coinbaseWalletSDK', wallet: 'Coinbase Wallet' }

/**
 * Returns the view that connects a wallet without a connector, or that shows its download links.
 * `undefined` for an unknown wallet. The connector may still be loading.
 */
export async function findWalletRoute(
  kit: KitBase,
  parameters: findWalletRoute.Parameters,
): findWalletRoute.ReturnType {
  const { connectorId, wallet = '', namespace } = parameters
  const { options } = kit.remoteWallets.setup
  const ways = listPairingWays(kit, namespace)
  const isWay = ({ id, name }: Way) => (connectorId ? id === connectorId : isSame(name, wallet))
  if (ways.some(isWay)) return findPairingRoute(kit)

  const known = connectorId ? undefined : await findKnownWallet(kit, { wallet, namespace })
  const isCoinbase = connectorId
    ? connectorId === coinbase.connectorId
    : known !== undefined && isSame(known.name, coinbase.wallet)
  const isEvm = kit.adapters.has('eip155') && (namespace ?? 'eip155') === 'eip155'
  if (isCoinbase && isEvm && isCoinbaseOffered(options))
    return { name: 'ConnectingExternal', ...coinbase, namespace: 'eip155' }

  if (!known) return undefined
  const isPaired = ways.length > 0 && known.supports_wc !== false
  return { name: isPaired ? 'ConnectingWalletConnect' : 'Downloads', wallet: known }
}

/** Until the code of remote wallets is loaded, the app's options decide. */
function listPairingWays(kit: KitBase, namespace: Namespace | undefined): readonly Way[] {
  const { controllers, remoteWallets } = kit
  const isComing = !remoteWallets.current && isPairingOffered(remoteWallets.setup.options)
  const ways = controllers.connectors.state.connectors.filter(
    ({ type, chain }) => type === 'WALLET_CONNECT' && (namespace ?? chain) === chain,
  )
  return isComing ? [...ways, walletConnect] : ways
}

/** A phone cannot scan its own screen. Each wallet on it is opened by its own link. */
function findPairingRoute(kit: KitBase): AnyRoute {
  const { allWallets, features } = kit.controllers.options.state
  const isAllOffered = features?.allWallets !== false && allWallets !== 'HIDE'
  const isListed = isAllOffered && detectDevice(window).isHandheld
  return isListed ? { name: 'AllWallets' } : { name: 'ConnectingWalletConnectBasic' }
}

function isSame(one: string, other: string): boolean {
  return toPlainName(one) === toPlainName(other)
}
