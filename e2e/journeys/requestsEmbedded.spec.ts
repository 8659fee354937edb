import { expect, test } from '../fixtures/test.ts'
import { RequestsPage } from '../pages/RequestsPage.ts'

test('screens inside the page review a request there', async ({ modal, playground, wallet }) => {
  const { page } = playground
  const requests = new RequestsPage(playground, modal)
  await playground.goto({ config: 'requests', embedded: 'here' })
  const screen = (name: string) => page.getByRole('region', { name, exact: true })
  await screen('Connect wallet')
    .getByRole('button', { name: /Harbour Wallet/ })
    .click()
  await expect(screen('Account')).toBeVisible()
  await requests.ask('Sign a hash')
  const review = screen('Review')
  await expect(review).toContainText('Sign something that can’t be read')
  await review.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(requests.outcomes).toHaveText(['Sign a hash: 4001'])
  await expect(screen('Account')).toBeVisible()
  await requests.ask('Sign a hash')
  await review.getByRole('checkbox').check()
  await review.getByRole('button', { name: /^Continue in / }).click()
  await expect(requests.outcomes.nth(1)).toHaveText('Sign a hash: done')
  await expect(screen('Account')).toBeVisible()
  expect(wallet.requests.map(({ method }) => method)).toContain('personal_sign')
})

test('without a place for them, what is to be reviewed ends, and the wallet is not asked', async ({
  modal,
  playground,
  wallet,
}) => {
  const requests = new RequestsPage(playground, modal)
  await playground.gotoConnected(modal, { config: 'requests' })
  await playground.goto({ config: 'requests', embedded: 'elsewhere' })
  await expect(playground.status).toHaveText('connected')
  await requests.ask('Sign a hash')
  await expect(requests.outcomes).toHaveText(['Sign a hash: -32603'], { timeout: 20_000 })
  expect(wallet.requests.map(({ method }) => method)).not.toContain('personal_sign')
})
