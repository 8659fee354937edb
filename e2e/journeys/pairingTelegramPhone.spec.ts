import { expect, test } from '../fixtures/pairingTest.ts'

test.use({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
})

type OpenedLink = readonly [href: string, options: unknown]

test('in Telegram a wallet is opened by its page, through Telegram', async ({
  pairing,
  modal,
  peer,
  playground,
}) => {
  const { page } = playground
  await page.addInitScript(() => {
    const opened: OpenedLink[] = []
    const openLink = (...call: OpenedLink) => opened.push(call)
    const WebApp = { platform: 'ios', version: '8.0', initData: 'user=1', openLink }
    Object.assign(window, { opened, Telegram: { WebApp }, TelegramWebviewProxy: {} })
  })
  const opened = () =>
    page.evaluate(() => (window as Window & { opened?: OpenedLink[] }).opened ?? [])

  await pairing.goto()
  await playground.button.tap()
  await modal.button(/Trust Wallet/).waitFor()
  const readUri = () =>
    page.evaluate(() => window.laboratory?.kit.controllers.connection.state.wcUri)
  await expect.poll(readUri).toMatch(/^wc:/)
  const uri = (await readUri()) ?? ''
  await modal.button(/Trust Wallet/).tap()
  const href = `https://link.trustwallet.com/wc?uri=${encodeURIComponent(uri)}`
  await expect.poll(opened).toEqual([[href, { try_instant_view: false }]])

  // The same pairing proposal is used when the view is left and reopened, because the page may have
  // been discarded meanwhile.
  await modal.button('Back').tap()
  await modal.button(/Trust Wallet/).tap()
  await expect.poll(opened).toHaveLength(2)
  expect((await opened())[1]?.[0]).toBe(href)

  await peer.pair(uri)
  await expect(playground.status).toHaveText('connected')
})
