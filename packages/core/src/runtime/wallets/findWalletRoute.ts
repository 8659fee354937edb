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
    /** The name, or the reverse domain name, that people know it by. */
    wallet?: string | undefined
    namespace?: Namespace | undefined
  }
  type ReturnType = Promise<AnyRoute | undefined>
}

type Way = Pick<Connector, 'id' | 'name'>

const walletConnect: Way = { id: 'walletConnect', name: 'WalletConnect' }
const coinbase = { connectorId: 'coinbaseWalletSDK', wallet: 'Coinbase Wallet' }

/**
 * Where a wallet that is not in the page is connected, or can be had: by the way that the app offers, which may be on
 * its way still. Nowhere for one that nobody knows.
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

/** Before their code is there, those that the app wants. */
function listPairingWays(kit: KitBase, namespace: Namespace | undefined): readonly Way[] {
  const { controllers, remoteWallets } = kit
  const isComing = !remoteWallets.current && isPairingOffered(remoteWallets.setup.options)
  const ways = controllers.connectors.state.connectors.filter(
    ({ type, chain }) => type === 'WALLET_CONNECT' && (namespace ?? chain) === chain,
  )
  return isComing ? [...ways, walletConnect] : ways
}

/** A phone does not scan itself. The wallets on it are opened by links, each by its own. */
function findPairingRoute(kit: KitBase): AnyRoute {
  const { allWallets, features } = kit.controllers.options.state
  const isAllOffered = features?.allWallets !== false && allWallets !== 'HIDE'
  const isListed = isAllOffered && detectDevice(window).isHandheld
  return isListed ? { name: 'AllWallets' } : { name: 'ConnectingWalletConnectBasic' }
}

function isSame(one: string, other: string): boolean {
  return toPlainName(one) === toPlainName(other)
}
