import { findParentOrigin } from './findParentOrigin.ts'
import { isOnSite } from './isOnSite.ts'
import { readPath } from './readPath.ts'

export type Host = 'browser' | 'walletBrowser' | 'telegram' | 'farcaster' | 'safe'

export declare namespace findHost {
  type Parameters = { window: Window; isHandheld: boolean; isFramed: boolean }
}

/** Detects the app or site that displays the page, from what it injects. */
export function findHost({ window, isHandheld, isFramed }: findHost.Parameters): Host {
  const parent = isFramed ? findParentOrigin(window) : undefined
  if (isOnSite(parent, 'app.safe.global')) return 'safe'
  if (isTelegram(window)) return 'telegram'
  if (isFarcaster(window, parent)) return 'farcaster'
  return isHandheld && isWalletBrowser(window) ? 'walletBrowser' : 'browser'
}

/**
 * Any page with Telegram's script has `Telegram.WebApp`. Only inside Telegram it knows the
 * platform.
 */
function isTelegram(window: Window): boolean {
  const bridge = readPath(window, 'TelegramWebviewProxy') ?? readPath(window, 'TelegramWebview')
  const platform = readPath(window, 'Telegram', 'WebApp', 'platform')
  return (
    bridge !== undefined ||
    (typeof platform === 'string' && platform !== 'unknown') ||
    Boolean(readPath(window, 'Telegram', 'WebApp', 'initData')) ||
    /[#&?]tgWebAppData=/.test(window.location.hash)
  )
}

function isFarcaster(window: Window, parent: string | undefined): boolean {
  if (isOnSite(parent, 'farcaster.xyz') || isOnSite(parent, 'warpcast.com')) return true
  const isInApp = readPath(window, 'ReactNativeWebView') !== undefined
  return isInApp && /Farcaster|Warpcast/.test(window.navigator.userAgent)
}

const walletTokens =
  /MetaMaskMobile|\bTrust(?:Wallet)?\/|CoinbaseWallet|CoinbaseBrowser|CBWallet|Phantom\/|Rainbow\/|OKApp|OKEx|BitKeep|Bitget|TokenPocket|imToken|SafePal|Solflare|Zerion|Uniswap/

/** Flags that in-app browsers set on the provider they inject. */
const walletFlags = [
  'isCoinbaseBrowser',
  'isMetaMask',
  'isTrust',
  'isTrustWallet',
  'isPhantom',
  'isRainbow',
  'isOkxWallet',
  'isOKExWallet',
  'isBitKeep',
  'isTokenPocket',
  'isImToken',
] as const

/**
 * Some apps identify themselves in the user agent, others only by a flag on the provider. Firefox
 * for Android supports extensions and Brave has a built-in wallet: both stay browsers.
 */
function isWalletBrowser(window: Window): boolean {
  const { userAgent } = window.navigator
  if (walletTokens.test(userAgent)) return true
  if (/Firefox\/|FxiOS/.test(userAgent) || readPath(window, 'navigator', 'brave')) return false
  return ['ethereum', 'solana'].some((name) =>
    walletFlags.some((flag) => readPath(window, name, flag) === true),
  )
}
