import type { ConsoleMessage } from '@playwright/test'
import { rpcUrls } from '../fixtures/rpcUrls.ts'
import { serveNext } from '../fixtures/serveNext.ts'
import { expect, test } from '../fixtures/test.ts'
import { AppPage } from '../pages/AppPage.ts'

const running: { stop: () => Promise<void> }[] = []

test.afterAll(() => Promise.all(running.splice(0).map(({ stop }) => stop())))

for (const bundler of ['webpack', 'Turbopack'] as const)
  test(`Next by ${bundler}: drawn on the server, taken over without a word, connected`, {
    tag: bundler === 'webpack' ? '@nightly' : [],
  }, async ({ laboratory: { chains }, modal, quietPage, wallet }) => {
    test.setTimeout(600_000)
    const env = { NEXT_PUBLIC_RPC_URLS: rpcUrls(chains) }
    const site = await serveNext({ bundler, env })
    running.push(site)
    expect(site.warnings).toEqual([])
    const html = await (await fetch(site.url)).text()
    expect(html).toContain('<appkit-button')
    expect(html).toMatch(/<button[^>]*>(?:<[^>]+>)*Connect wallet/)

    const said: string[] = []
    quietPage.on('console', (message: ConsoleMessage) => {
      // DevTools hides these. Chromium notes there what is laid out before it is shown.
      const level: string = message.type()
      if (level !== 'verbose') said.push(message.text())
    })
    const app = new AppPage(quietPage, {
      url: site.url,
      button: quietPage.locator('header appkit-button button'),
    })
    await app.goto()
    await quietPage.locator('main').getByRole('button', { name: 'Connect wallet' }).click()
    await modal.chooseWallet()
    await expect(app.address).toHaveAttribute('title', wallet.accounts[0] ?? '')
    await expect(quietPage.getByTestId('network')).toHaveText('Ethereum')
    await expect(app.button).toContainText(wallet.accounts[0]?.slice(-6) ?? '')

    const cookies = await quietPage.context().cookies()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const known = await (await fetch(site.url, { headers: { cookie } })).text()
    expect(known).toMatch(new RegExp(`data-testid="cookie"[^>]* title="${wallet.accounts[0]}"`))
    await quietPage.reload()
    await expect(app.status).toHaveText('connected')
    await expect(app.address).toHaveAttribute('title', wallet.accounts[0] ?? '')
    expect(said).toEqual([])
  })
