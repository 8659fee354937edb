import { expect, test } from 'vitest'
import {
  androidChrome,
  createDeviceWindow,
  type DeviceFacts,
  desktopChrome,
  iPhoneSafari,
} from '../../test/createDeviceWindow.ts'
import { detectDevice } from './detectDevice.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8)'
const webView =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36'

const phone = (userAgent: string, facts: DeviceFacts = {}): DeviceFacts => ({
  userAgent,
  maxTouchPoints: 5,
  pointer: 'coarse',
  ...facts,
})
const onIphone = (globals: object): DeviceFacts => phone(`${iPhone} Mobile/15E148`, { globals })
const onAndroid = (globals: object): DeviceFacts => phone(webView, { globals })
const inFrameOf = (...ancestors: string[]): DeviceFacts => ({ ...desktopChrome, ancestors })

/**
 * Name, the facts that the device exposes, and the expected system, handheld, host, framed and iOS
 * Safari.
 */
const devices: readonly (readonly [name: string, facts: DeviceFacts, device: string])[] = [
  ['iPhone Safari', iPhoneSafari, 'ios handheld browser safari'],
  [
    'iPhone Chrome',
    phone(`${iPhone} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`),
    'ios handheld browser',
  ],
  [
    'iPhone Firefox',
    phone(`${iPhone} FxiOS/142.0 Mobile/15E148 Safari/605.1.15`),
    'ios handheld browser',
  ],
  [
    'iPhone Edge',
    phone(`${iPhone} Version/18.0 EdgiOS/140.0.0.0 Mobile/15E148 Safari/605.1.15`),
    'ios handheld browser',
  ],
  [
    'iPad that calls itself a Mac',
    phone(`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`),
    'ios handheld browser safari',
  ],
  [
    'iPad with a trackpad',
    phone(`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, {
      pointer: 'fine',
    }),
    'ios handheld browser safari',
  ],
  [
    'iPad Chrome that calls itself a Mac',
    phone(
      `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140 Version/11.1.1 Safari/605.1.15`,
    ),
    'ios handheld browser',
  ],
  ['Android Chrome', androidChrome, 'android handheld browser'],
  [
    'Android Firefox',
    phone('Mozilla/5.0 (Android 14; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0'),
    'android handheld browser',
  ],
  [
    'Android Firefox with an extension',
    phone('Mozilla/5.0 (Android 14; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', {
      globals: { ethereum: { isMetaMask: true } },
    }),
    'android handheld browser',
  ],
  [
    'Samsung Internet',
    phone(
      `${android} AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    ),
    'android handheld browser',
  ],
  [
    'Brave on a phone, with its own wallet',
    phone(`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, {
      globals: {
        navigator: {
          userAgent: `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`,
          maxTouchPoints: 5,
          brave: {},
        },
        ethereum: { isMetaMask: true, isBraveWallet: true },
      },
    }),
    'ios handheld browser safari',
  ],
  [
    'Phone of another system',
    phone('Mozilla/5.0 (Mobile; rv:109.0) Gecko/109.0 Firefox/109.0'),
    'other handheld browser',
  ],
  ['Desktop Chrome', desktopChrome, 'other browser'],
  [
    'Desktop Safari',
    { userAgent: `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15` },
    'other browser',
  ],
  [
    'Desktop with an extension',
    { ...desktopChrome, globals: { ethereum: { isMetaMask: true } } },
    'other browser',
  ],
  [
    'Laptop with a touch screen',
    { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0', maxTouchPoints: 10 },
    'other browser',
  ],
  [
    'Tablet PC without a keyboard',
    phone('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0'),
    'other handheld browser',
  ],
  [
    'Telegram on iOS',
    onIphone({ TelegramWebviewProxy: { postEvent() {} } }),
    'ios handheld telegram',
  ],
  [
    'Telegram on Android',
    onAndroid({
      TelegramWebviewProxy: {},
      Telegram: { WebApp: { platform: 'android', initData: 'x' } },
    }),
    'android handheld telegram',
  ],
  [
    'Telegram in a desktop browser',
    {
      ...inFrameOf('https://web.telegram.org'),
      globals: { Telegram: { WebApp: { platform: 'weba' } } },
    },
    'other telegram framed',
  ],
  [
    'Telegram without its script',
    { ...inFrameOf('https://web.telegram.org'), hash: '#tgWebAppData=query_id%3D1' },
    'other telegram framed',
  ],
  [
    'A browser with Telegram’s script',
    { ...desktopChrome, globals: { Telegram: { WebApp: { platform: 'unknown', initData: '' } } } },
    'other browser',
  ],
  [
    'MetaMask on iOS',
    phone(`${iPhone} Mobile/15E148 MetaMaskMobile`),
    'ios handheld walletBrowser',
  ],
  ['MetaMask on Android', phone(`${webView} MetaMaskMobile`), 'android handheld walletBrowser'],
  ['Trust by its name', phone(`${webView} Trust/8.20`), 'android handheld walletBrowser'],
  [
    'Trust by its mark',
    { ...iPhoneSafari, globals: { ethereum: { isTrust: true } } },
    'ios handheld walletBrowser safari',
  ],
  [
    'Coinbase by its name',
    phone(`${webView} CoinbaseWallet/29.0`),
    'android handheld walletBrowser',
  ],
  [
    'Coinbase by its mark',
    onIphone({ ethereum: { isCoinbaseWallet: true, isCoinbaseBrowser: true } }),
    'ios handheld walletBrowser',
  ],
  ['Phantom', phone(`${iPhone} Mobile/15E148 Phantom/ios/26.23.0`), 'ios handheld walletBrowser'],
  [
    'Phantom by its mark',
    onAndroid({ solana: { isPhantom: true } }),
    'android handheld walletBrowser',
  ],
  ['Rainbow', phone(`${webView} Rainbow/1.9.50`), 'android handheld walletBrowser'],
  ['OKX', phone(`${iPhone} Mobile/15E148 OKApp/6.130.0`), 'ios handheld walletBrowser'],
  ['Bitget', phone(`${webView}; BitKeep Android/8.27.0`), 'android handheld walletBrowser'],
  [
    'Farcaster in a browser',
    inFrameOf('https://farcaster.xyz', 'https://elsewhere.example'),
    'other farcaster framed',
  ],
  [
    'Farcaster on a phone',
    phone(`${iPhone} Mobile/15E148 Farcaster/1.0`, { globals: { ReactNativeWebView: {} } }),
    'ios handheld farcaster',
  ],
  ['Safe', inFrameOf('https://app.safe.global'), 'other safe framed'],
  ['Safe on a subdomain', inFrameOf('https://x.app.safe.global'), 'other safe framed'],
  [
    'Safe in Firefox',
    {
      ...inFrameOf('https://app.safe.global'),
      hasNoAncestorOrigins: true,
      referrer: 'https://app.safe.global/',
    },
    'other safe framed',
  ],
  ['Not Safe', inFrameOf('https://app.safe.global.evil.example'), 'other browser framed'],
  [
    'Safe further out',
    inFrameOf('https://a.example', 'https://app.safe.global'),
    'other browser framed',
  ],
  [
    'A page that Safe linked to',
    { ...desktopChrome, hasNoAncestorOrigins: true, referrer: 'https://app.safe.global/' },
    'other browser',
  ],
]

test.each(devices)('default: %s', (_name, facts, expected) => {
  const { system, isHandheld, host, isFramed, isIosSafari } = detectDevice(
    createDeviceWindow(facts),
  )
  const words = [
    system,
    isHandheld && 'handheld',
    host,
    isFramed && 'framed',
    isIosSafari && 'safari',
  ]
  expect(words.filter(Boolean).join(' ')).toBe(expected)
})

test('behavior: a page full of traps is a browser', () => {
  const trap = {
    get: () => {
      throw new Error('Mine')
    },
  }
  const window = createDeviceWindow(iPhoneSafari)
  for (const name of ['ethereum', 'solana', 'Telegram', 'TelegramWebviewProxy'])
    Object.defineProperty(window, name, trap)
  expect(detectDevice(window).host).toBe('browser')
})

test('behavior: where media cannot be asked for, the name of the system decides', () => {
  const window = createDeviceWindow(androidChrome)
  Object.assign(window, { matchMedia: undefined })
  expect(detectDevice(window).isHandheld).toBe(true)
  const desktop = createDeviceWindow()
  Object.assign(desktop, { matchMedia: undefined })
  expect(detectDevice(desktop).isHandheld).toBe(false)
})
