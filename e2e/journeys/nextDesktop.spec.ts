import type { ConsoleMessage } from '@playwright/test'
import { rpcUrls } from '../fixtures/rpcUrls.ts'
import { serveNext } from '../fixtures/serveNext.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Laboratory } from '../laboratory.ts'
import { AppPage } from '../pages/AppPage.ts'

let site: Awaited<ReturnType<typeof serveNext>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const { chains } = JSON.parse(process.env.CLEAT_LABORATORY ?? '') as Laboratory
  site = await serveNext({ NEXT_PUBLIC_RPC_URLS: rpcUrls(chains) })
  expect(site.warnings).toEqual([])
})

test.afterAll(() => site?.stop())

test('Next: drawn on the server, taken over without a word, connected', async ({
  modal,
  quietPage,
  wallet,
}) => {
  const html = await (await fetch(site.url)).text()
  expect(html).toContain('<appkit-button')
  expect(html).toMatch(/<button[^>]*>(?:<[^>]+>)*Connect wallet/)

  const said: string[] = []
  quietPage.on('console', (message: ConsoleMessage) => said.push(message.text()))
  const app = new AppPage(quietPage, {
    url: site.url,
    button: quietPage.locator('header appkit-button button'),
  })
  await app.goto()
  await quietPage.locator('main').getByRole('button', { name: 'Connect wallet' }).click()
  await modal.chooseWallet()
  await expect(app.address).toHaveText(wallet.accounts[0] ?? '')
  await expect(quietPage.getByTestId('network')).toHaveText('Ethereum')
  await expect(app.button).toContainText(wallet.accounts[0]?.slice(-6) ?? '')

  const cookies = await quietPage.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const known = await (await fetch(site.url, { headers: { cookie } })).text()
  expect(known).toMatch(new RegExp(`data-testid="cookie">${wallet.accounts[0]}`))
  await quietPage.reload()
  await expect(app.status).toHaveText('connected')
  await expect(app.address).toHaveText(wallet.accounts[0] ?? '')
  expect(said).toEqual([])
})
