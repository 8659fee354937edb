import type { Wallet } from '@cleat/core'
import { type Device, listWalletLinks, openWalletLink, type WalletLink } from '@cleat/core/wallets'

export type WalletLinker = {
  /** The link that gives a pairing to a wallet, if the wallet opens on this device. */
  find(parameters: { wallet: Wallet; uri: string }): WalletLink | undefined
  open(parameters: { link: WalletLink; wallet: Wallet | undefined }): void
}

/** Finds and opens the links of wallets on a device. */
export function createWalletLinker(parameters: {
  device: Device
  prefersUniversal: boolean | undefined
}): WalletLinker {
  const { device, prefersUniversal } = parameters
  return {
    find: ({ wallet, uri }) =>
      listWalletLinks({ wallet, uri, device, prefersUniversal }).find(
        ({ kind }) => kind === 'native' || kind === 'universal',
      ),
    open: ({ link, wallet }) => openWalletLink({ link, wallet, device, window }),
  }
}
