import { buyTest as test } from '../fixtures/buyTest.ts'
import { expect } from '../fixtures/test.ts'
import type { BuyPage, TestCard } from '../pages/BuyPage.ts'
import type { ModalPage } from '../pages/ModalPage.ts'
import type { PlaygroundPage } from '../pages/PlaygroundPage.ts'

/** A chain and a provider answer within this time. Milliseconds. */
const timeout = 30_000

type Parts = { buy: BuyPage; modal: ModalPage; playground: PlaygroundPage }

/** Opens the form for a connected account. */
async function start({ buy, modal, playground }: Parts): Promise<void> {
  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await buy.open()
}

/** The form of 100 dollars of the coin. */
async function fill(parts: Parts): Promise<void> {
  await start(parts)
  await parts.buy.fill({ token: 'Ether', amount: '100' })
}

const ends: readonly (readonly [
  name: string,
  card: TestCard,
  title: string,
  fact: { status: string; reason?: string },
])[] = [
  ['is declined', 'Is declined', 'Payment declined', { status: 'failed', reason: 'declined' }],
  ['is paid and refunded', 'is refunded', 'Payment refunded', { status: 'refunded' }],
  ['takes too long', 'Takes too long', 'Purchase expired', { status: 'expired' }],
]

for (const [name, card, title, fact] of ends)
  test(`says that a card ${name}, and has the form filled in again`, { tag: '@desktop' }, async ({
    buy,
    facts,
    modal,
    playground,
  }) => {
    await fill({ buy, modal, playground })
    await buy.pay(await buy.choose('Meld'), card)
    await expect(modal.title(title)).toBeVisible({ timeout })
    const { order, provider } = await facts.read()
    expect(order).toMatchObject(fact)
    expect(order).not.toHaveProperty('txHash')
    expect(provider.state).toBe(card === 'Is declined' ? 'declined' : fact.status)
    expect(await facts.received()).toBe(0n)
    await modal.button('Buy again').click()
    await expect(buy.amount).toHaveValue('100')
  })

test('follows another card after one was declined', async ({ buy, facts, modal, playground }) => {
  await fill({ buy, modal, playground })
  const page = await buy.choose('Coinbase')
  await buy.pay(page, 'Is declined')
  await expect(modal.title('Payment declined')).toBeVisible({ timeout })
  expect((await facts.read()).order).toMatchObject({ status: 'failed', reason: 'declined' })
  const first = (await facts.read()).provider.orderRef
  await page.getByRole('button', { name: 'Pay with another card' }).click()
  await buy.pay(page, 'Pays 4242')
  await expect(modal.title('Received')).toBeVisible({ timeout: 60_000 })
  await facts.expectReceived()
  expect((await facts.read()).provider.orderRef).toBe(first)
  expect(await facts.count()).toBe(2)
})

test('shows a link where the browser blocks the window', async ({
  buy,
  facts,
  modal,
  playground,
}) => {
  await playground.page.addInitScript(() => {
    window.open = () => null
  })
  await fill({ buy, modal, playground })
  await buy.provider('MoonPay').getByText('≈').waitFor()
  await buy.provider('MoonPay').click()
  await expect(modal.title('Your browser blocked the window')).toBeVisible()
  // The page has no opener, so that it is no popup of this one.
  const [page] = await Promise.all([
    playground.page.context().waitForEvent('page'),
    modal.dialog.getByRole('link', { name: /^Open MoonPay/ }).click(),
  ])
  await expect(modal.title('Continue with MoonPay')).toBeVisible()
  expect(await facts.received()).toBe(0n)
  await buy.pay(page, 'Pays 4242')
  await expect(modal.title('Received')).toBeVisible({ timeout })
  await facts.expectReceived()
})

test('keeps looking after the window was closed, and opens it again', { tag: '@desktop' }, async ({
  buy,
  facts,
  modal,
  playground,
}) => {
  await fill({ buy, modal, playground })
  const page = await buy.choose('Transak')
  await page.close()
  await expect(modal.title('Window closed')).toBeVisible()
  const closed = await facts.read()
  expect(closed.provider.state).toBe('open')
  const [again] = await Promise.all([
    playground.page.waitForEvent('popup'),
    modal.button('Open Transak again').click(),
  ])
  await again.waitForURL(/\/pay\//)
  await buy.pay(again, 'Pays 4242')
  await again.waitForLoadState()
  await again.close()
  await expect(modal.title('Received')).toBeVisible({ timeout })
  await facts.expectReceived()
  // A link is for one purchase.
  expect((await facts.read()).provider.orderRef).not.toBe(closed.provider.orderRef)
})

test('waits for an identity check, also after a reload', { tag: '@desktop' }, async ({
  buy,
  facts,
  modal,
  playground,
}) => {
  await fill({ buy, modal, playground })
  const page = await buy.choose('Stripe')
  await buy.pay(page, 'Asks who you are')
  await expect(modal.title('Your turn at Stripe')).toBeVisible({ timeout })
  await playground.page.reload()
  await playground.button.click()
  await buy.open()
  await modal.button(/^Your purchases/).click()
  await modal.button(/Waiting for you/).click()
  await expect(modal.title('Your turn at Stripe')).toBeVisible()
  expect((await facts.read()).order.status).toBe('awaitingUser')
  expect(await facts.received()).toBe(0n)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(modal.title('Received')).toBeVisible({ timeout })
  await facts.expectReceived()
})

test('invents no price where the service says none', { tag: '@desktop' }, async ({
  buy,
  facts,
  modal,
  playground,
}) => {
  await playground.page.route(/\/v1\/(onramp|generators)\//, (route) =>
    route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
  await start({ buy, modal, playground })
  await buy.amount.fill('100')
  await expect(modal.dialog.getByText(/^The price service doesn’t answer/).first()).toBeVisible()
  await expect(buy.providers).toHaveCount(2)
  await expect(modal.dialog.getByText('≈')).toHaveCount(0)
  const [page] = await Promise.all([
    playground.page.waitForEvent('popup'),
    buy.provider('Coinbase').click(),
  ])
  await expect(modal.title('Couldn’t open Coinbase')).toBeVisible()
  await expect.poll(() => page.isClosed()).toBe(true)
  expect(await facts.count()).toBe(0)
  await modal.button('Choose another provider').click()
  await expect(buy.amount).toHaveValue('100')
})
