import { CleatError, type ConnectedAccount, isCleatError, type Namespace } from '@cleat/core'
import {
  detectDevice,
  listBrowseLinks,
  listWalletLinks,
  openWalletLink,
  type Wallet,
  type WalletLink,
} from '@cleat/core/wallets'
import { subscribe } from 'valtio/vanilla'
import type { AppKit } from '../kit/appKit.ts'

export declare namespace pairWallet {
  type Parameters = {
    /** The kit that connects. */
    kit: AppKit
    /** The wallet that the visitor chose. Any wallet may approve if absent. */
    wallet?: Wallet | undefined
    /** The CAIP-2 namespace to connect. */
    namespace: Namespace | undefined
    /** Adds WalletConnect Pay's URL to the pairing URI. */
    addPayUrl: (uri: string) => string
    /** Cancels the pairing. */
    signal: AbortSignal
  }
}

/**
 * Pairs a wallet outside this browser. On a phone, opens it by its link: in the same tick if there
 * is a pairing URI already, because browsers open apps for a tap only.
 */
export async function pairWallet(parameters: pairWallet.Parameters): Promise<ConnectedAccount> {
  const { kit, wallet, namespace, addPayUrl, signal } = parameters
  const { connection, options } = kit.controllers
  const device = detectDevice(window)
  const open = (link: WalletLink | undefined, opened: Wallet) => {
    if (link) openWalletLink({ link, wallet: opened, device, window })
  }
  const followUri = (opened: Wallet) => {
    const { wcUri } = connection.state
    if (wcUri === undefined) return false
    const prefersUniversal = options.state.experimental_preferUniversalLinks
    const links = listWalletLinks({
      wallet: opened,
      uri: addPayUrl(wcUri),
      device,
      prefersUniversal,
    })
    const link = links.find(({ kind }) => kind === 'native' || kind === 'universal')
    if (link) {
      const { href } = link
      connection.set({ wcLinking: { href, name: opened.name, wallet: opened } })
      open(link, opened)
    }
    return true
  }

  let stop = () => {}
  if (wallet && device.isHandheld) {
    const canPair = Boolean(wallet.mobile_link ?? wallet.link_mode) && wallet.supports_wc !== false
    if (!canPair) {
      open(listBrowseLinks({ wallet, url: window.location.href, namespace, device })[0], wallet)
      throw new CleatError('WALLET_NOT_INSTALLED', { context: { wallet: wallet.name } })
    }
    if (!followUri(wallet))
      stop = subscribe(connection.state, () => followUri(wallet) && stop(), true)
  } else if (wallet?.supports_wc === false)
    throw new CleatError('WALLET_NOT_INSTALLED', { context: { wallet: wallet.name } })

  try {
    const runtime = await kit.runtime.load()
    runtime.attachRemoteWallets()
    const wallets = await kit.remoteWallets.loaded
    signal.throwIfAborted()
    return await wallets.connectWalletConnect({ wallet, namespace, signal })
  } catch (error) {
    // An app without a relay cannot reach a wallet that is not here.
    if (wallet && isCleatError(error, 'CONNECTOR_NOT_FOUND'))
      throw new CleatError('WALLET_NOT_INSTALLED', { context: { wallet: wallet.name } })
    throw error
  } finally {
    stop()
  }
}
