import { neverAnswer, walletIcon } from '@cleat/testing'
import { type DevWalletHandle, installDevWallet } from '@cleat/testing/playwright'
import type { Browser, Locator, Page } from 'playwright-core'
import { viewports } from '../browser.ts'
import type { Laboratory } from '../laboratory.ts'
import type { Look } from './look.ts'

export type StageParameters = {
  browser: Browser
  laboratory: Laboratory
  look: Look
  /** The configuration of the laboratory. */
  config?: string | undefined
  /** More of the page's search. @default none */
  search?: Readonly<Record<string, string>> | undefined
  /** Whether the page has a name, as passkeys ask for. @default false */
  isNamed?: boolean | undefined
  /** Number of installed wallets, at most two. @default 2 */
  wallets?: number | undefined
  /** Device pixels to a CSS pixel. @default 2 */
  pixelRatio?: number | undefined
}

/** A page of the laboratory for pictures. */
export type Stage = {
  readonly page: Page
  readonly laboratory: Laboratory
  /** The first wallet. The second one never answers. */
  readonly wallet: DevWalletHandle
  readonly look: Look
  /** The content of the modal. */
  readonly screen: Locator
  /** Opens the modal, optionally on a view. */
  open(view?: string): Promise<void>
  /** Shows a route in the open modal. */
  go(route: { name: string } & Record<string, unknown>): Promise<void>
  /** Connects the first wallet without the modal. */
  connect(): Promise<void>
  close(): Promise<void>
}

const names = [
  { name: 'Harbour Wallet', rdns: 'dev.cleat.harbour', icon: walletIcon({ color: '#1d6f8a' }) },
  { name: 'Bollard Wallet', rdns: 'dev.cleat.bollard', icon: walletIcon({ color: '#a8442a' }) },
]

/** The kit functions that a visit uses. Button texts differ by language, so it does not click. */
type StageKit = {
  open(options: { view?: string | undefined }): Promise<unknown>
  actions: { connect(parameters: { connectorId: string }): Promise<unknown> }
  controllers: {
    router: { push(route: { name: string }): void; goBack(): void }
    connection: { state: { readonly wcUri?: string | undefined } }
  }
}

declare global {
  interface Window {
    laboratory?: { kit: StageKit }
  }
}

export async function openStage(parameters: StageParameters): Promise<Stage> {
  const { browser, look, config, isNamed, wallets = 2, pixelRatio = 2 } = parameters
  const { url } = parameters.laboratory
  const laboratory = {
    ...parameters.laboratory,
    url: isNamed ? url.replace('127.0.0.1', 'localhost') : url,
  }
  const deviceScaleFactor = pixelRatio
  const context = await browser.newContext({ ...viewports[look.device], deviceScaleFactor })
  const elsewhere = { id: 777, name: 'Elsewhere', rpcUrl: laboratory.chains[0]?.rpcUrl ?? '' }
  const chains = [...laboratory.chains, elsewhere]
  const handles = await Promise.all(
    names.map((info, at) =>
      installDevWallet(context, {
        chains,
        info,
        announce: at < wallets ? 'eip6963' : 'late',
        lateMs: 1e9,
        permissions: '7715',
      }),
    ),
  )
  const [wallet, silent] = handles
  if (!wallet || !silent) throw new Error('There are no wallets')
  silent.program('eth_requestAccounts', neverAnswer(), { times: 9 })

  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  await page.addInitScript((mode) => localStorage.setItem('laboratory.theme', mode), look.theme)
  const search = new URLSearchParams({ wallets: 'none', ...parameters.search })
  if (config) search.set('config', config)
  if (look.direction === 'rtl') search.set('lang', 'ar')
  await page.goto(`${laboratory.url}?${search}`)
  // The first page that uses a service or chain waits until it runs.
  await page.locator('header').locator('[data-cleat] button').first().waitFor({ timeout: 60_000 })

  const screen = page.locator('[data-cleat="modal"]')
  return {
    page,
    laboratory,
    look,
    wallet,
    screen,
    async open(view) {
      await page.evaluate((name) => {
        void window.laboratory?.kit.open({ view: name }).catch(() => undefined)
      }, view)
      await screen.getByRole('heading').first().waitFor()
    },
    go: (route) =>
      page.evaluate((to) => {
        window.laboratory?.kit.controllers.router.push(to)
      }, route),
    connect: () =>
      page.evaluate(async () => {
        await window.laboratory?.kit.actions.connect({ connectorId: 'dev.cleat.harbour' })
      }),
    close: () => context.close(),
  }
}
