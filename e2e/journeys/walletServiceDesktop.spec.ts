import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { ModalPage } from '../pages/ModalPage.ts'
import { PlaygroundPage } from '../pages/PlaygroundPage.ts'

const troubles: { readonly [name: string]: (route: Route) => unknown } = {
  'refuses (403)': (route) => route.fulfill({ status: 403, json: { error: 'Origin' } }),
  'is overrun (429)': (route) => route.fulfill({ status: 429, headers: { 'retry-after': '9' } }),
  'fails (500)': (route) => route.fulfill({ status: 500, body: 'oops' }),
  'is away (503)': (route) => route.fulfill({ status: 503 }),
  'talks nonsense': (route) => route.fulfill({ body: '<html>' }),
  'never ends': (route) =>
    route.fulfill({ contentType: 'application/json', body: `{"data":[${'0,'.repeat(4_000_000)}` }),
  'never answers': () => undefined,
}

for (const [name, answer] of Object.entries(troubles))
  test(`a wallet service that ${name} keeps nobody from choosing`, async ({
    page,
    laboratory,
    wallet: _,
  }) => {
    const playground = new PlaygroundPage(page, laboratory.url)
    const modal = new ModalPage(page)
    let isWell = false
    await page.route('**/wallet-service/**', (route) =>
      isWell
        ? route.fulfill({ json: { data: [{ id: 'quay', name: 'Quay Wallet' }], count: 1 } })
        : answer(route),
    )
    await playground.goto()
    await setService(page, new URL('/wallet-service', page.url()).href)
    await playground.button.click()
    await expect(modal.button(/Harbour Wallet/)).toBeVisible({ timeout: 5000 })
    await expect(modal.dialog.getByRole('listitem').nth(3)).toContainText(/\w/)
    const retry = modal.button('Try again')
    await expect(retry).toBeVisible({ timeout: 20_000 })
    isWell = true
    await retry.click()
    await expect(retry).toBeHidden()
    await modal.chooseWallet()
    await expect(playground.status).toHaveText('connected')
  })

test('a wallet service on another host without CORS keeps nobody from choosing', async ({
  page,
  laboratory,
  wallet: _,
}) => {
  const asked: string[] = []
  const service = createServer(({ method = '' }, response) => {
    asked.push(method)
    response.setHeader('content-type', 'application/json')
    response.end('{"data":[{"id":"quay","name":"Quay Wallet"}],"count":1}')
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  try {
    const { port } = service.address() as AddressInfo
    const playground = new PlaygroundPage(page, laboratory.url)
    const modal = new ModalPage(page)
    await playground.goto()
    await setService(page, `http://127.0.0.1:${port}`)
    await playground.button.click()
    await expect(modal.button('Try again')).toBeVisible({ timeout: 20_000 })
    await expect(modal.button(/Quay Wallet/)).toBeHidden()
    expect(new Set(asked)).toEqual(new Set(['GET']))
    await modal.chooseWallet()
    await expect(playground.status).toHaveText('connected')
  } finally {
    service.close()
  }
})

async function setService(page: Page, explorer: string): Promise<void> {
  await page.evaluate(
    (url) =>
      Object(window).laboratory.kit.controllers.options.update({ services: { explorer: url } }),
    explorer,
  )
}
