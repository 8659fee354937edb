import type { Device } from '../../base/device/detectDevice.ts'
import type { Wallet } from '../../contract/wallets/wallet.ts'
import { formatWalletLink } from './formatWalletLink.ts'
import { pickTarget } from './pickTarget.ts'
import type { WalletLink } from './walletLink.ts'
import { walletQuirks } from './walletQuirks.ts'

export declare namespace listWalletLinks {
  type Parameters = {
    wallet: Wallet
    /** The pairing URI. Without it, the links only open the wallet for later requests. */
    uri?: string | undefined
    device: Device
    /** Whether the app prefers universal links over custom schemes. @default false */
    prefersUniversal?: boolean | undefined
  }
  type ReturnType = readonly WalletLink[]
}

/**
 * Lists the links that open a wallet by WalletConnect on this device, best first. Empty if the
 * wallet is known not to support WalletConnect.
 */
export function listWalletLinks(
  parameters: listWalletLinks.Parameters,
): listWalletLinks.ReturnType {
  const { wallet, uri, device } = parameters
  if (wallet.supports_wc === false) return []
  const quirk = walletQuirks[wallet.id]
  const isEncodedTwice = device.host === 'telegram' && device.system === 'android'

  const read = (kind: WalletLink['kind'], base: string | undefined): WalletLink[] => {
    const isPage = /^https?:/i.test(base ?? '')
    const isOfKind = kind === 'desktop' || isPage === (kind !== 'native')
    if (base === undefined || !isOfKind) return []
    const isUriBare = kind === 'native' && quirk?.isUriBare === true
    const isPageLast = kind === 'native' && quirk?.isPageLast === true
    const format = { base, isEncodedTwice, isUriBare, isPageLast }
    const write = (given: string | undefined) =>
      formatWalletLink({ ...format, uri: given, kind: isPage ? 'web' : 'native' })
    const href = write(uri)
    if (href === undefined) return []
    const plainHref = uri === undefined ? undefined : write(undefined)
    return [{ kind, href, plainHref, target: pickTarget({ kind, device }) }]
  }

  const { mobile_link, link_mode, desktop_link, webapp_link } = wallet
  const native = read('native', mobile_link)
  const universal = [link_mode, mobile_link].flatMap((base) => read('universal', base)).slice(0, 1)
  const apps = prefersUniversal(parameters) ? [...universal, ...native] : [...native, ...universal]
  return [
    ...(device.isHandheld ? apps : []),
    ...(device.system === 'other' ? read('desktop', desktop_link) : []),
    ...read('web', webapp_link),
  ]
}

/** Telegram opens https links. On Android, it shows an error page for custom schemes. */
function prefersUniversal(parameters: listWalletLinks.Parameters): boolean {
  const { wallet, device } = parameters
  if (walletQuirks[wallet.id]?.prefersNative) return false
  return device.host === 'telegram' || parameters.prefersUniversal === true
}
