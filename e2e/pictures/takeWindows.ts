import type { Browser, Page } from 'playwright-core'
import type { Laboratory } from '../laboratory.ts'

export declare namespace takeWindows {
  type Parameters = { browser: Browser; laboratory: Laboratory; path: string }
}

const height = 720
const sizes = { app: { width: 1080, height }, wallet: { width: 400, height } }
const gap = 24
const motionMs = 700

/** The laboratory and the web wallet side by side, paired, with a message to sign. */
export async function takeWindows(parameters: takeWindows.Parameters): Promise<void> {
  const { browser, laboratory, path } = parameters
  const options = { deviceScaleFactor: 2, colorScheme: 'light' } as const
  const contexts = await Promise.all(
    [sizes.app, sizes.wallet].map((viewport) => browser.newContext({ ...options, viewport })),
  )
  try {
    const [app, wallet] = await Promise.all(contexts.map((context) => context.newPage()))
    if (!app || !wallet) throw new Error('There are no windows')
    await app.addInitScript(() => localStorage.setItem('laboratory.theme', 'light'))
    await app.goto(`${laboratory.url}?wallets=none&config=pairing`)
    await wallet.goto(`${laboratory.walletUrl}?uri=${encodeURIComponent(await offer(app))}`)
    await wallet.getByRole('heading', { name: 'Connect to this app?' }).waitFor()
    await wallet.getByRole('button', { name: 'Connect' }).click()
    await app.getByTestId('status').getByText('connected', { exact: true }).waitFor()
    await app.getByRole('dialog').waitFor({ state: 'hidden' })
    await app.getByRole('button', { name: 'Sign message' }).click()
    await wallet.getByRole('button', { name: 'Sign' }).waitFor()
    await app.evaluate(() => scrollTo(0, 0))
    await app.waitForTimeout(motionMs)
    await renderBeside({ browser, windows: [app, wallet], path })
    await wallet.getByRole('button', { name: 'Reject' }).click()
  } finally {
    await Promise.all(contexts.map((context) => context.close()))
  }
}

/** Reads the pairing URI from the modal. */
async function offer(app: Page): Promise<string> {
  await app.evaluate(
    () => void window.laboratory?.kit.open({ view: 'ConnectingWalletConnectBasic' }),
  )
  const uri = await app.waitForFunction(
    () => window.laboratory?.kit.controllers.connection.state.wcUri,
  )
  return String(await uri.jsonValue())
}

async function renderBeside(parameters: {
  browser: Browser
  windows: readonly Page[]
  path: string
}): Promise<void> {
  const { browser, windows, path } = parameters
  const shots = await Promise.all(windows.map((page) => page.screenshot()))
  const width = sizes.app.width + sizes.wallet.width + 3 * gap
  const sheet = await browser.newPage({ viewport: { width, height: height + 2 * gap } })
  const images = shots.map((shot) => `<img src="data:image/png;base64,${shot.toString('base64')}">`)
  await sheet.setContent(
    `<style>
      body { display: flex; gap: ${gap}px; margin: ${gap}px; background: #e9ebef }
      img { height: ${height}px; border-radius: 12px; box-shadow: 0 4px 24px rgb(0 0 0 / 16%) }
    </style>${images.join('')}`,
    { waitUntil: 'load' },
  )
  await sheet.screenshot({ path })
  await sheet.close()
}
