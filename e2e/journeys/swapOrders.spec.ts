import { type OrderBook, startOrderBook } from '@cleat/localnet'
import type { Page } from '@playwright/test'
import { type Address, parseUnits } from 'viem'
import { expect, test } from '../fixtures/exchangeTest.ts'
import { offerOrders } from '../fixtures/offerOrders.ts'
import type { ExchangeChain } from '../fixtures/openExchange.ts'
import type { ModalPage } from '../pages/ModalPage.ts'
import type { PlaygroundPage } from '../pages/PlaygroundPage.ts'
import type { SwapPage } from '../pages/SwapPage.ts'

// The order book refuses orders, and knows of none.
test.use({ expectedNoise: /^Failed to load resource: the server responded with a status of 4/ })

/** Fills the orders. Not an account of the wallet. */
const solver = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720' satisfies Address

type Stage = {
  readonly page: Page
  readonly chain: ExchangeChain
  readonly modal: ModalPage
  readonly playground: PlaygroundPage
  readonly swap: SwapPage
}

/** Signs an order of ten DAI, which its source refuses. */
async function order(stage: Stage, book: OrderBook): Promise<string> {
  const { page, chain, modal, playground, swap } = stage
  await offerOrders(page, { chainId: 42161, book })
  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await swap.open()
  await swap.fill({ from: 'Local Dai', to: 'Local USD Coin', amount: '10' })
  await swap.review()
  await expect(swap.steps).toHaveText([/Allow/, /Sign the order/])
  book.lie(true)
  await swap.confirm(/^Allow/)
  await modal.title('The order was turned down').waitFor()
  await expect(modal.dialog).toContainText(/CoW Swap.* can still be filled until \d{1,2}:\d\d/)
  await expect(modal.dialog).not.toContainText('Nothing left your account')
  expect(await chain.held('DAI')).toBeGreaterThan(0n)
  return [...book.orders.keys()].at(-1) ?? ''
}

test('an order that its source refuses, and fills, is done with what arrived', async ({
  page,
  chain,
  modal,
  playground,
  swap,
}) => {
  await using book = await startOrderBook({ rpcUrl: chain.rpcUrl, solver })
  const before = await chain.held('USDC')
  const uid = await order({ page, chain, modal, playground, swap }, book)
  await book.fill(uid)
  expect(await swap.readReceived()).toMatch(/^\+9\.9\d+/)
  expect((await chain.held('USDC')) - before).toBeGreaterThanOrEqual(parseUnits('9.87', 6))
})

test('a refused order cannot be filled once its allowance is taken back', async ({
  page,
  chain,
  modal,
  playground,
  swap,
}) => {
  await using book = await startOrderBook({ rpcUrl: chain.rpcUrl, solver })
  const uid = await order({ page, chain, modal, playground, swap }, book)
  const before = await chain.held('DAI')
  await modal.button('Remove it').click()
  await modal.title('Allowance removed').waitFor()
  await expect(modal.dialog).toContainText(
    /The order can’t be filled anymore, unless you allow your DAI again before \d{1,2}:\d\d/,
  )
  await expect(book.fill(uid)).rejects.toThrow(/did not fill/)
  expect(await chain.held('DAI')).toBe(before)
  await modal.button('Done').click()
  await swap.open()
  // A review may warn of it, because another order's allowance of the same token would open it.
  await swap.fill({ from: 'Local Dai', to: 'Local USD Coin', amount: '4' })
  await expect(modal.button('Review swap')).toBeEnabled()
  await expect(modal.dialog.getByText(/can still be filled until/)).toHaveCount(0)
})

test('the allowance of an earlier order is taken back from the form, after a reload', async ({
  page,
  chain,
  modal,
  playground,
  swap,
}) => {
  await using book = await startOrderBook({ rpcUrl: chain.rpcUrl, solver })
  const uid = await order({ page, chain, modal, playground, swap }, book)
  await page.reload()
  await playground.button.click()
  await swap.open()
  await swap.fill({ from: 'Local Dai', to: 'Local USD Coin', amount: '4' })
  await modal.button('Remove its allowance').click()
  await modal.title('Allowance removed').waitFor()
  await expect(book.fill(uid)).rejects.toThrow(/did not fill/)
})

test('a refused order outlives a reload, and the next swap of its token says so', async ({
  page,
  chain,
  modal,
  playground,
  swap,
}) => {
  await using book = await startOrderBook({ rpcUrl: chain.rpcUrl, solver })
  const uid = await order({ page, chain, modal, playground, swap }, book)
  await page.reload()
  await playground.button.click()
  await swap.open()
  await swap.fill({ from: 'Local Dai', to: 'Local USD Coin', amount: '4' })
  const words = modal.dialog.getByText(/An order to swap .10 DAI. can still be filled until/)
  await expect(words).toBeVisible()
  await swap.review()
  // The form is still fading out.
  await expect(words.last()).toBeVisible()
  await book.fill(uid)
  await expect(words).toHaveCount(0, { timeout: 30_000 })
})
