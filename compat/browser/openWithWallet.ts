import { type DevWalletHandle, installDevWallet } from '@cleat/testing/playwright'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { launchOptions } from '../../e2e/browser.ts'

export declare namespace openWithWallet {
  type Parameters = {
    url: string
    /** The local chains that stand for the networks of the app. */
    chains: readonly { readonly id: number; readonly name: string; readonly rpcUrl: string }[]
    /** What a visitor does. Returns what went wrong. */
    act(page: Page, wallet: DevWalletHandle): Promise<string[]>
  }
}

const waitMs = 30_000

/**
 * Opens an app in a browser that has a wallet, `Harbour Wallet`. Returns what went wrong, and what
 * the page wrote to its console.
 */
export async function openWithWallet(parameters: openWithWallet.Parameters): Promise<string[]> {
  const { url, chains, act } = parameters
  const problems: string[] = []
  const browser = await chromium.launch(launchOptions())
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await routeToChains(context, chains)
    const wallet = await installDevWallet(context, {
      chains: [...chains],
      info: { name: 'Harbour Wallet', rdns: 'dev.cleat.harbour' },
    })
    const page = await context.newPage()
    page.setDefaultTimeout(waitMs)
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        problems.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
    await page.goto(url)
    problems.push(...(await act(page, wallet)))
    await wallet.dispose()
  } catch (error) {
    problems.push(String(error))
  } finally {
    await browser.close()
  }
  return problems
}

/** Public RPCs are out of reach here. Their questions go to the local chain instead. */
async function routeToChains(
  context: BrowserContext,
  chains: openWithWallet.Parameters['chains'],
): Promise<void> {
  const beyond = (url: URL) => !['127.0.0.1', 'localhost'].includes(url.hostname)
  await context.route(beyond, async (route) => {
    const body = route.request().postData()
    const [chain] = chains
    if (!body?.includes('jsonrpc') || !chain) return route.abort()
    const response = await fetch(chain.rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
    return route.fulfill({ headers, body: await response.text() })
  })
}
