import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { answerGarbage, neverAnswer, rejectRequest, walletIcon } from '@cleat/testing'
import { type DevWalletHandle, installDevWallet } from '@cleat/testing/playwright'
import { type Browser, chromium, type Page } from 'playwright-core'
import { launchOptions, viewports } from './browser.ts'
import { type Laboratory, startLaboratory } from './laboratory.ts'
import { ModalPage } from './pages/ModalPage.ts'
import { PlaygroundPage } from './pages/PlaygroundPage.ts'

const folder = resolve(import.meta.dirname, '../docs/pictures')
const motionMs = 700

type Scene = {
  page: Page
  playground: PlaygroundPage
  modal: ModalPage
  wallet: DevWalletHandle
  take(name: string): Promise<void>
}

/** Takes every view in its states, on desktop and phone, light and dark, into `docs/pictures`. */
async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const { stop, ...laboratory } = await startLaboratory()
  const browser = await chromium.launch(launchOptions())
  try {
    for (const device of ['desktop', 'phone'] as const)
      for (const theme of ['light', 'dark'] as const) {
        await withScene({ browser, laboratory, device, theme }, takeViews)
        await withScene({ browser, laboratory, device, theme, wallets: 0 }, takeNoWallet)
      }
  } finally {
    await browser.close()
    await stop()
  }
}

async function takeViews({ page, playground, modal, wallet, take }: Scene): Promise<void> {
  await take('page-disconnected')
  await playground.button.click()
  await modal.button(/Harbour Wallet/).waitFor()
  await take('connect')

  wallet.program('eth_requestAccounts', neverAnswer())
  await modal.chooseWallet()
  await take('connecting')
  await modal.button(/Try again/).waitFor()
  await take('connecting-slow')

  wallet.program('eth_requestAccounts', rejectRequest())
  await modal.button('Back').click()
  await modal.chooseWallet('Bollard Wallet')
  await page.waitForTimeout(motionMs)
  await modal.button('Back').click()
  await modal.chooseWallet()
  await modal.dialog
    .getByText(/declined/i)
    .first()
    .waitFor()
  await take('connecting-declined')

  wallet.program('eth_requestAccounts', answerGarbage(null))
  await modal.button(/Try again/).click()
  await modal.button(/Details/).click()
  await take('connecting-failed')

  await modal.button(/Try again/).click()
  await modal.dialog.waitFor({ state: 'hidden' })
  await take('page-connected')
  await playground.button.click()
  await modal.button(/Disconnect/).waitFor()
  await take('account')
  await modal.button(/Ethereum/).click()
  await modal.button(/Arbitrum/).waitFor()
  await take('networks')
  wallet.program('wallet_switchEthereumChain', rejectRequest())
  await modal.button(/Base/).click()
  await take('networks-declined')
  await page.keyboard.press('Escape')
  wallet.switchChain(777)
  await modal.dialog.getByText('777').first().waitFor()
  await take('unsupported-chain')
}

async function takeNoWallet({ page, playground, modal, take }: Scene): Promise<void> {
  await playground.button.click()
  await modal.dialog.waitFor()
  await take('connect-no-wallet')

  // Connected on an earlier visit, and gone since.
  await page.evaluate(() => {
    const value = [{ id: 'dev.cleat.gone', name: 'Old Wallet' }]
    localStorage.setItem('cleat.recentWallets', JSON.stringify({ version: 1, value }))
  })
  await page.reload()
  await playground.button.click()
  await modal.chooseWallet('Old Wallet')
  await take('connecting-not-installed')
}

type Setting = {
  browser: Browser
  laboratory: Laboratory
  device: keyof typeof viewports
  theme: 'light' | 'dark'
  wallets?: number
}

async function withScene(setting: Setting, act: (scene: Scene) => Promise<void>): Promise<void> {
  const { browser, laboratory, device, theme, wallets = 2 } = setting
  const context = await browser.newContext({ ...viewports[device], deviceScaleFactor: 2 })
  const elsewhere = { id: 777, name: 'Elsewhere', rpcUrl: laboratory.chains[0]?.rpcUrl ?? '' }
  const chains = [...laboratory.chains, elsewhere]
  const handles = await Promise.all(
    [
      { name: 'Harbour Wallet', rdns: 'dev.cleat.harbour', icon: walletIcon({ color: '#1d6f8a' }) },
      { name: 'Bollard Wallet', rdns: 'dev.cleat.bollard', icon: walletIcon({ color: '#a8442a' }) },
    ]
      .slice(0, wallets)
      .map((info) => installDevWallet(context, { chains, info })),
  )
  for (const handle of handles.slice(1))
    handle.program('eth_requestAccounts', neverAnswer(), { times: 9 })

  const page = await context.newPage()
  await page.addInitScript((mode) => localStorage.setItem('laboratory.theme', mode), theme)
  const playground = new PlaygroundPage(page, laboratory.url)
  const scene: Scene = {
    page,
    playground,
    modal: new ModalPage(page),
    wallet: handles[0] as DevWalletHandle,
    async take(name) {
      await page.waitForTimeout(motionMs)
      await page.screenshot({
        path: resolve(folder, `${name}-${device}-${theme}.png`),
        animations: 'disabled',
      })
    },
  }
  await playground.goto()
  await act(scene)
  await context.close()
}

await main()
