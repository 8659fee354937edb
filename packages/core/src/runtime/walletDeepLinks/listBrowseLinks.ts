import type { Namespace } from '../../base/caip/namespace.ts'
import type { Device } from '../../base/device/detectDevice.ts'
import type { Wallet } from '../../contract/wallets/wallet.ts'
import { isOpenable } from './isOpenable.ts'
import { pickTarget } from './pickTarget.ts'
import { toSafeLink } from './toSafeLink.ts'
import type { WalletLink } from './walletLink.ts'

export declare namespace listBrowseLinks {
  type Parameters = {
    wallet: Pick<Wallet, 'id'>
    /** The page to show in the wallet, mostly the one that runs. */
    url: string
    /** What it is needed for. Any, where absent. */
    namespace?: Namespace | undefined
    device: Device
  }
  type ReturnType = readonly WalletLink[]
}

/**
 * Links that show this page in the browser of a wallet, best first: the way to a wallet on a phone without
 * WalletConnect. Always empty on desktops and inside of wallets, and for wallets that have no such link.
 */
export function listBrowseLinks(
  parameters: listBrowseLinks.Parameters,
): listBrowseLinks.ReturnType {
  const { wallet, namespace, device } = parameters
  const url = toSafeLink(parameters.url, { kind: 'web', isFromApp: true })
  const list = browsers[wallet.id]
  // Within the browser of a wallet the way to it has been gone already.
  const isInside = device.host === 'walletBrowser'
  if (!device.isHandheld || isInside || url === undefined || !list) return []
  const page = { url: encode(url), origin: encode(new URL(url).origin) }
  return list({ page, namespace, device })
    .map(({ kind, href }) => ({ kind, href, target: pickTarget({ kind, device }) }))
    .filter(({ href }) => isOpenable(href))
}

type Page = { url: string; origin: string }
type Link = Pick<WalletLink, 'kind' | 'href'>
type Browser = (
  parameters: { page: Page } & Pick<listBrowseLinks.Parameters, 'namespace' | 'device'>,
) => readonly Link[]

/** By explorer id. Binance is not among them: since October 2026 it opens no page that comes from outside. */
const browsers: Readonly<Record<string, Browser | undefined>> = {
  // Phantom. Chrome on Android shows the universal link as a page, and opens the app by an intent.
  a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393: ({ page, device }) => {
    const path = `browse/${page.url}?ref=${page.origin}`
    const intent = `intent://${path}#Intent;scheme=phantom;package=app.phantom;end`
    const universal: Link = { kind: 'universal', href: `https://phantom.app/ul/${path}` }
    const isIntentKnown = device.system === 'android' && device.host === 'browser'
    return isIntentKnown ? [{ kind: 'native', href: intent }, universal] : [universal]
  },
  // Solflare knows Solana only.
  '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79': ({ page, namespace }) =>
    namespace === undefined || namespace === 'solana'
      ? [
          {
            kind: 'universal',
            href: `https://solflare.com/ul/v1/browse/${page.url}?ref=${page.origin}`,
          },
        ]
      : [],
  // Coinbase Wallet has a place for pages of its own for EVM only. Telegram opens no scheme.
  d0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8: (parameters) => {
    const { page, namespace, device } = parameters
    const isSchemeFirst = namespace !== 'solana' && device.host !== 'telegram'
    const universal: Link = {
      kind: 'universal',
      href: `https://go.cb-w.com/dapp?cb_url=${page.url}`,
    }
    return isSchemeFirst
      ? [{ kind: 'native', href: `cbwallet://miniapp?url=${page.url}` }, universal]
      : [universal]
  },
}

/** Also what `encodeURIComponent` leaves and links to apps may not have. */
function encode(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
