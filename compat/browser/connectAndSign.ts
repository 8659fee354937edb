import { installDevWallet } from '@cleat/testing/playwright'
import { type BrowserContext, chromium } from 'playwright-core'
import { verifyMessage } from 'viem'
import { launchOptions } from '../../e2e/browser.ts'

export declare namespace connectAndSign {
  type Parameters = {
    url: string
    /** The local chains that stand for the networks of the app. */
    chains: readonly { readonly id: number; readonly name: string; readonly rpcUrl: string }[]
    /** Draws the button on the server first. @default false */
    isServed?: boolean | undefined
  }
}

const waitMs = 30_000

/**
 * Opens an app in a browser, connects a wallet by its button and signs, as a visitor does. Returns
 * what went wrong, and what the page wrote to its console.
 */
export async function connectAndSign(parameters: connectAndSign.Parameters): Promise<string[]> {
  const { url, chains, isServed = false } = parameters
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
    if (isServed && !/>Connect wallet</.test(await (await fetch(url)).text()))
      problems.push('The server draws no button.')

    await page.goto(url)
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await page.getByRole('button', { name: /Harbour Wallet/ }).click()
    await page.getByRole('button', { name: 'Sign a message' }).click()
    const signed = page.getByRole('button', { name: /^0x[0-9a-f]{130}$/ })
    const signature = (await signed.textContent()) as `0x${string}`
    const [address = '0x'] = wallet.accounts
    const message = `Hello from ${address}`
    if (!(await verifyMessage({ address, message, signature })))
      problems.push(`${signature} is no signature of ${address}`)
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
  chains: connectAndSign.Parameters['chains'],
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
