import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../fixtures/test.ts'
import { DevtoolsPage } from '../pages/DevtoolsPage.ts'

const search = { devtools: 'on' }

test('a payment with its verdict and timings, a decline, and a lost network', async ({
  modal,
  playground,
  wallet,
}) => {
  const { page } = playground
  const devtools = new DevtoolsPage(page)
  const { panel } = devtools
  await playground.gotoConnected(modal, search)
  await devtools.show('Connections')
  await expect(panel.getByText('Harbour Wallet').first()).toBeVisible()
  await expect(panel.getByText(wallet.accounts[0] ?? '').first()).toBeVisible()
  await expect(panel.getByText('wagmi')).toBeVisible()
  await devtools.hide()

  await playground.click('Send transaction')
  await expect(playground.sendOutcome).toContainText('Mined in block')
  await devtools.showRequest('eth_sendTransaction')
  await expect(devtools.request.getByRole('heading')).toHaveText(
    /^Send 0\.01 ETH to 0x0000…00dead$/i,
  )
  await expect(devtools.request.getByText('Allowed')).toBeVisible()
  for (const step of ['inspect', 'judge', 'preview', 'guard', 'dispatch', 'verify'])
    await expect(devtools.request.getByRole('row', { name: step })).toContainText(/\d (?:ms|s)/)
  await expect(panel.getByText(/answered · /).first()).toBeVisible()
  await devtools.show('Simulate')
  await panel.getByLabel('Declined (4001)').check()
  await devtools.hide()
  const asked = wallet.requests.length
  await playground.click('Send transaction')
  await expect(playground.sendOutcome).toContainText('User rejected the request.')
  expect(wallet.requests.slice(asked).map(({ method }) => method)).not.toContain(
    'eth_sendTransaction',
  )
  await devtools.showRequest('eth_sendTransaction')
  await expect(devtools.request).toContainText('REQUEST_USER_REJECTED')

  await devtools.show('Queries')
  const balance = panel.getByRole('listitem').filter({ hasText: 'balance · ' }).first()
  const refetch = balance.getByRole('button', { name: /^Refetch/ })
  await expect(balance).toContainText('success')
  await devtools.show('Simulate')
  await panel.getByRole('button', { name: 'Reset' }).click()
  await panel.getByLabel('Lose the network').check()
  await devtools.show('Queries')
  await refetch.click()
  await expect(balance).toContainText('NETWORK_RPC_FAILED')
  await devtools.show('Simulate')
  await panel.getByLabel('Lose the network').uncheck()
  await devtools.show('Queries')
  await refetch.click()
  await expect(balance).toContainText('success')
  await expect(balance).not.toContainText('NETWORK_RPC_FAILED')
})

test('above the open modal, with nothing for axe to find', async ({
  modal,
  playground,
  wallet: _,
}) => {
  const { page } = playground
  const devtools = new DevtoolsPage(page)
  await playground.goto(search)
  await playground.button.click()
  await expect(modal.button(/Harbour Wallet/)).toBeVisible()
  await devtools.show('Events')
  await expect(devtools.panel.getByText('MODAL_OPEN')).toBeVisible()
  for (const tab of ['Storage', 'Simulate', 'Connections', 'Requests', 'Queries', 'Events']) {
    await devtools.show(tab)
    const { violations } = await new AxeBuilder({ page }).include('[data-cleat=devtools]').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  }
  await devtools.panel.getByRole('tab', { name: 'Events' }).focus()
  for (const [key, tab] of [
    ['ArrowRight', 'Queries'],
    ['ArrowLeft', 'Events'],
    ['Home', 'Connections'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(devtools.panel.getByRole('tab', { name: tab, selected: true })).toBeFocused()
  }
  await devtools.hide()
  await modal.button('Close').click()
  await expect(modal.dialog).toBeHidden()
  await devtools.show('Events')
  await expect(devtools.panel.getByText('MODAL_CLOSE')).toBeVisible()
})

test('needs no more than a strict policy', async ({ playground, wallet: _ }) => {
  const { page } = playground
  const devtools = new DevtoolsPage(page)
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`)
    })
  })
  await playground.goto({ ...search, policy: 'strict' })
  await devtools.show('Events')
  const box = await devtools.panel.boundingBox()
  expect(box?.width).toBe(page.viewportSize()?.width)
  expect(await page.evaluate(() => Object(window).violations as string[])).toEqual([])
})

test('pages without it load nothing of it', async ({ playground, wallet: _ }) => {
  const { page } = playground
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await playground.goto()
  await expect(playground.status).toHaveText('disconnected')
  expect(await page.locator('[data-cleat=devtools]').count()).toBe(0)
  const texts = await Promise.all(
    asked
      .filter((url) => /\.js(?:\?|$)/.test(url))
      .map(async (url) => (await page.request.get(url)).text()),
  )
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => text.includes('Open Cleat devtools'))).toEqual([])
})
