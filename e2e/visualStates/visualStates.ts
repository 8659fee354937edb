import { answerGarbage, neverAnswer, rejectRequest } from '@cleat/testing'
import { accountVisualStates } from './accountVisualStates.ts'
import { authVisualStates } from './authVisualStates.ts'
import { buyVisualStates } from './buyVisualStates.ts'
import { moneyVisualStates } from './moneyVisualStates.ts'
import { namesVisualStates } from './namesVisualStates.ts'
import { requestVisualStates } from './requestVisualStates.ts'
import { signInVisualStates } from './signInVisualStates.ts'
import { swapVisualStates } from './swapVisualStates.ts'
import type { Visit } from './visit.ts'

const harbour = { connectorId: 'dev.cleat.harbour', wallet: 'Harbour Wallet' }
const bollard = { connectorId: 'dev.cleat.bollard', wallet: 'Bollard Wallet' }
const rainbow = {
  id: '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369',
  name: 'Rainbow',
  image_id: 'rainbow',
  homepage: 'https://rainbow.me',
  app_store: 'https://apps.apple.com/app/id1457119021',
  play_store: 'https://play.google.com/store/apps/details?id=me.rainbow',
  chrome_store: 'https://chromewebstore.google.com/detail/rainbow/opfgelmcmbiajamepnmloijbpoleiama',
}
/** Longer than the eight seconds after which the view offers an alternative. */
const slowMs = 8500

/** All views in all their states. */
export const visualStates: readonly Visit[] = [
  {
    async act({ open, go, page, screen }, take) {
      await take('page')
      await open()
      await take('connect')
      await go({ name: 'AllWallets' })
      await take('all-wallets')
      await screen.getByRole('searchbox').fill('co')
      await take('all-wallets-search')
      await screen.getByRole('searchbox').fill('zzzz')
      await take('all-wallets-none')
      await page.keyboard.press('Escape')
      await open('WhatIsAWallet')
      await take('what-is-a-wallet')
      await go({ name: 'GetWallet' })
      await take('get-wallet')
      await go({ name: 'Downloads', wallet: rainbow })
      await take('downloads')
      await go({ name: 'ConnectingWalletConnect', wallet: { ...rainbow, supports_wc: false } })
      await take('pairing-unsupported')
      await open('WhatIsANetwork')
      await take('what-is-a-network')
      await open('Networks')
      await take('networks')
    },
  },
  {
    async act({ open, go, wallet, page, screen }, take) {
      await open()
      await go({ name: 'ConnectingExternal', ...bollard })
      await take('connecting')
      await page.waitForTimeout(slowMs)
      await take('connecting-slow')
      await open()
      wallet.program('eth_requestAccounts', rejectRequest())
      await go({ name: 'ConnectingExternal', ...harbour })
      await take('connecting-declined')
      wallet.program('eth_requestAccounts', answerGarbage(null))
      await open()
      await go({ name: 'ConnectingExternal', ...harbour })
      await screen.locator('summary').first().click()
      await take('connecting-failed')
    },
  },
  {
    async act({ open, connect, go, wallet, page }, take) {
      await connect()
      await take('page-connected')
      await open()
      await take('account')
      await go({ name: 'AccountSettings' })
      await take('account-settings')
      await open('ProfileWallets')
      await take('profile-wallets')
      await open('Networks')
      await take('networks-connected')
      wallet.program('wallet_switchEthereumChain', neverAnswer())
      await go({ name: 'SwitchNetwork', caipNetworkId: 'eip155:8453' })
      await take('switch-network')
      await page.keyboard.press('Escape')
      wallet.program('wallet_switchEthereumChain', rejectRequest())
      await open('Networks')
      await go({ name: 'SwitchNetwork', caipNetworkId: 'eip155:42161' })
      await take('switch-network-declined')
      await page.keyboard.press('Escape')
      wallet.switchChain(777)
      await page.waitForTimeout(500)
      await take('unsupported-chain')
    },
  },
  {
    config: 'pairing',
    wallets: 0,
    async act({ open, go, page, screen }, take) {
      const code = screen.getByRole('img', { name: /QR|رمز/ })
      await open()
      await take('connect-pairing')
      await go({ name: 'ConnectingWalletConnectBasic' })
      await code.waitFor()
      await take('pairing-code')
      await page.keyboard.press('Escape')
      await open()
      await go({ name: 'ConnectingWalletConnect', wallet: rainbow })
      await screen.getByRole('link').or(code).first().waitFor()
      await take('pairing-wallet')
    },
  },
  {
    wallets: 0,
    async act({ open, page, go }, take) {
      await open()
      await take('connect-no-wallet')
      // Connected on an earlier visit, and uninstalled since.
      await page.evaluate(() => {
        const value = [{ id: 'dev.cleat.gone', name: 'Old Wallet' }]
        localStorage.setItem('cleat.recentWallets', JSON.stringify({ version: 1, value }))
      })
      await page.reload()
      await open()
      await take('connect-recent')
      await go({ name: 'ConnectingExternal', connectorId: 'dev.cleat.gone', wallet: 'Old Wallet' })
      await take('connecting-not-installed')
    },
  },
  {
    config: 'legal',
    async act({ open }, take) {
      await open()
      await take('connect-legal')
    },
  },
  {
    config: 'wallets',
    async act({ open }, take) {
      await open()
      await take('connect-chosen-wallets')
    },
  },
  {
    config: 'hostile',
    wallets: 1,
    async act({ open }, take) {
      await open()
      await take('connect-hostile')
    },
  },
  {
    config: 'unreachable',
    async act({ open, go, page }, take) {
      await open()
      await page.waitForTimeout(3000)
      await take('connect-service-down')
      await go({ name: 'AllWallets' })
      await take('all-wallets-service-down')
    },
  },
  {
    config: 'theme',
    async act({ open }, take) {
      await open()
      await take('connect-theme')
    },
  },
  {
    config: 'inline',
    async act({ connect }, take) {
      await take('embedded-connect')
      await connect()
      await take('embedded-account')
    },
  },
  ...moneyVisualStates,
  ...swapVisualStates,
  ...buyVisualStates,
  ...requestVisualStates,
  ...accountVisualStates,
  ...authVisualStates,
  ...signInVisualStates,
  ...namesVisualStates,
]
