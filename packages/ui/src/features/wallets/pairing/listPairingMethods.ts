import type { Wallet } from '@cleat/core'
import { type Device, listWalletLinks } from '@cleat/core/wallets'

/**
 * A method of connecting a remote wallet: its app on this device, a code for another device, or its
 * desktop or web app.
 */
export type PairingMethod = 'here' | 'code' | 'desktop' | 'web'

/** The methods of connecting a wallet, best first. */
export function listPairingMethods(parameters: {
  wallet: Wallet
  device: Device
}): readonly PairingMethod[] {
  const { wallet, device } = parameters
  if (wallet.supports_wc === false) return []
  const kinds = listWalletLinks({ wallet, device }).map(({ kind }) => kind)
  const methods: readonly (PairingMethod | false)[] = device.isHandheld
    ? [
        (kinds.includes('native') || kinds.includes('universal')) && 'here',
        kinds.includes('web') && 'web',
        'code',
      ]
    : ['code', kinds.includes('desktop') && 'desktop', kinds.includes('web') && 'web']
  return methods.filter((method) => method !== false)
}
