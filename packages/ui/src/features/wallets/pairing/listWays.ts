import type { Wallet } from '@cleat/core'
import { type Device, listWalletLinks } from '@cleat/core/wallets'

/**
 * A method of connecting a remote wallet: its app on this device, a code for another device, or its
 * desktop or web app.
 */
export type Way = 'here' | 'code' | 'desktop' | 'web'

/** The methods of connecting a wallet, best first. */
export function listWays(parameters: { wallet: Wallet; device: Device }): readonly Way[] {
  const { wallet, device } = parameters
  if (wallet.supports_wc === false) return []
  const kinds = listWalletLinks({ wallet, device }).map(({ kind }) => kind)
  const ways: readonly (Way | false)[] = device.isHandheld
    ? [
        (kinds.includes('native') || kinds.includes('universal')) && 'here',
        kinds.includes('web') && 'web',
        'code',
      ]
    : ['code', kinds.includes('desktop') && 'desktop', kinds.includes('web') && 'web']
  return ways.filter((way) => way !== false)
}
