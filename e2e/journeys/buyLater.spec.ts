import { askControl } from '../fixtures/askControl.ts'
import { buyTest as test } from '../fixtures/buyTest.ts'
import { expect } from '../fixtures/test.ts'

/** A chain and a provider answer within this time. Milliseconds. */
const timeout = 30_000
const day = 24 * 60 * 60_000

test('sees a purchase arrive of which the provider never tells the service', {
  tag: '@desktop',
}, async ({ buy, facts, laboratory, modal, playground }) => {
  const before = await askControl(laboratory, { webhooks: 'never' })
  try {
    await playground.gotoConnected(modal, { config: 'money' })
    await playground.button.click()
    await buy.open()
    await buy.fill({ token: 'Ether', amount: '100' })
    await buy.pay(await buy.choose('Coinbase'), 'Pays 4242')
    await expect.poll(() => facts.received(), { timeout }).toBeGreaterThan(0n)
    // It is on the chain, and the service has not asked the provider yet.
    expect((await facts.read()).order.status).toBe('opened')
    await expect(modal.title('Continue with Coinbase')).toBeVisible()
    await expect(modal.title('Received')).toBeVisible({ timeout: 90_000 })
    await facts.expectReceived()
    expect((await askControl(laboratory)).sent).toHaveLength(before.sent.length)
  } finally {
    await askControl(laboratory, { webhooks: 'in-order' })
  }
})

test('comes back the next day, after the provider wanted to know who pays', async ({
  buy,
  facts,
  modal,
  playground,
}) => {
  const { page } = playground
  await page.clock.install()
  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await buy.open()
  await buy.fill({ token: 'Ether', amount: '100' })
  const provider = await buy.choose('Stripe')
  await buy.pay(provider, 'Asks who you are')
  await expect(modal.title('Your turn at Stripe')).toBeVisible({ timeout })
  const check = provider.url()
  await provider.close()
  await page.goto('about:blank')

  await page.clock.setSystemTime(Date.now() + day + day / 24)
  await playground.goto({ config: 'money' })
  await playground.button.click()
  await buy.open()
  await modal.button(/^Your purchases/).click()
  await modal.button(/Waiting for you/).click()
  await expect(modal.title('Your turn at Stripe')).toBeVisible()
  expect((await facts.read()).order.status).toBe('awaitingUser')
  expect(await facts.received()).toBe(0n)

  const again = await page.context().newPage()
  await again.goto(check)
  await again.getByRole('button', { name: 'Approve' }).click()
  await expect(again.getByRole('heading', { name: 'ETH sent' })).toBeVisible({ timeout })
  await expect(modal.title('Received')).toBeVisible({ timeout })
  await facts.expectReceived()
  expect(await facts.count()).toBe(1)
})
