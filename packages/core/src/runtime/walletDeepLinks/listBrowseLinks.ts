import type { Namespace } from '../../base/caip/namespace.ts'
import type { Device } from '../../base/device/detectDevice.ts'
import type { Wallet } from '../../contract/wallets/wallet.ts'
import { isOpenable } from './isOpenable.ts'
import { pickTarget } from './pickTarget.ts'
import { toSafeLink } from './toSafeLink.ts'
import type { WalletLink } from './walletLink.ts'

export declare namespace listBrowseLinks {
  type Parameters = {
    wallet: Wallet
    /** The page to open in the wallet, usually the current one. */
    url: string
    /** The namespace that the page needs. Any if absent. */
    namespace?: Namespace | undefined
    device: Device
  }
  type ReturnType = readonly WalletLink[]
}

/**
 * Lists links that open this page in a wallet's in-app browser, best first. They connect a mobile
 * wallet without WalletConnect. Empty on desktops, inside wallets, and for wallets without such
 * links.
 */
export function listBrowseLinks(
  parameters: listBrowseLinks.Parameters,
): listBrowseLinks.ReturnType {
  const { wallet, namespace, device } = parameters
  const url = toSafeLink(parameters.url, { kind: 'web', isFromApp: true })
  const list = browsers[wallet.id]
  // The page already runs in a wallet's browser.
  const isInside = device.host === 'walletBrowser'
  if (!device.isHandheld || isInside || url === undefined || !list) return []
  const page = { url: encode(url), origin: encode(new URL(url).origin) }
  return list({ page, namespace, device })
    .map(({ kind, href }) => ({ kind, href, target: pickTarget({ kind, device }) }))
    .filter(({ href }) => isOpenable({ href, wallet }))
}

type Page = { url: string; origin: string }
type Link = Pick<WalletLink, 'kind' | 'href'>
type Browser = (
  parameters: { page: Page } & Pick<listBrowseLinks.Parameters, 'namespace' | 'device'>,
) => readonly Link[]

/** By explorer id. Binance is missing: since October 2026 its app opens no external pages. */
const browsers: Readonly<Record<string, Browser | undefined>> = {
  // Phantom. Chrome on Android opens the universal link as a page, so an intent opens the app.
  a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393: ({ page, device }) => {
    const path = `browse/${page.url}?ref=${page.origin}`
    const intent = `intent://${path}#Intent;scheme=phantom;package=app.phantom;end`
    const universal: Link = { kind: 'universal', href: `https://phantom.app/ul/${path}` }
    const isIntentKnown = device.system === 'android' && device.host === 'browser'
    return isIntentKnown ? [{ kind: 'native', href: intent }, universal] : [universal]
  },
  // Solflare supports Solana only.
  '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79': ({ page, namespace }) =>
    namespace === undefined || namespace === 'solana'
      ? [
          {
            kind: 'universal',
            href: `https://solflare.com/ul/v1/browse/${page.url}?ref=${page.origin}`,
          },
        ]
      : [],
  // Backpack: the same form as Phantom's.
  '2bd8c14e035c2d48f184aaa168559e86b0e3433228d3c4075900a221785019b0': ({ page }) => [
    {
      kind: 'universal',
      href: `https://backpack.app/ul/v1/browse/${page.url}?ref=${page.origin}`,
    },
  ],
  // Xverse calls its scheme deprecated.
  '2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b': ({ page }) => [
    { kind: 'universal', href: `https://connect.xverse.app/browser?url=${page.url}` },
  ],
  // Coinbase Wallet opens pages for EVM only. Telegram opens no custom schemes.
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

/** Also escapes characters that `encodeURIComponent` leaves and app links must not contain. */
function encode(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
