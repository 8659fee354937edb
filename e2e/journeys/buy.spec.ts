import { type Address, type Hash, parseUnits } from 'viem'
import { readBalance } from '../fixtures/readBalance.ts'
import { readPayment } from '../fixtures/readPayment.ts'
import { readPurchase } from '../fixtures/readPurchase.ts'
import { expect, test } from '../fixtures/test.ts'
import { BuyPage } from '../pages/BuyPage.ts'

test('buys with a card what then arrives on the chain, from providers side by side', async ({
  laboratory,
  modal,
  playground,
  wallet,
}) => {
  const buy = new BuyPage(playground.page, modal)
  const token = laboratory.tokens.find(({ symbol }) => symbol === 'USDC')?.address as Address
  const [account] = wallet.accounts
  const held = () => readBalance({ laboratory, chainId: 1, account: account as Address, token })
  const before = await held()

  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await buy.open()
  await buy.fill({ token: 'USDC', amount: '100' })
  await expect(buy.providers.filter({ hasText: '≈' })).toHaveCount(5)
  const prices = await buy.providers.allTextContents()
  const received = prices.map((text) => Number(/≈\s*([\d.]+)/.exec(text)?.[1]))
  expect(received).toEqual([...received].sort((one, other) => other - one))
  expect(prices[0]).toContain('Best')

  const page = await buy.choose('Coinbase')
  expect(await page.evaluate(() => window.opener)).toBeNull()
  expect(new URL(page.url()).origin).toBe(new URL(laboratory.payUrl).origin)
  await expect(modal.title('Continue with Coinbase')).toBeVisible()
  await expect(modal.dialog).toContainText(account ?? '')
  expect(await held()).toBe(before)

  await buy.pay(page, 'Pays 4242')
  await expect(modal.title('Received')).toBeVisible({ timeout: 30_000 })
  const shown = (await modal.dialog.getByText(/^\+/).first().textContent()) ?? ''
  // What is shown is what the chain has.
  const amount = /\+([\d.]+)/.exec(shown)?.[1] ?? ''
  expect((await held()) - before).toBe(parseUnits(amount, 6))
  const { provider, order } = await readPurchase({ laboratory, account: account ?? '' })
  expect(provider).toMatchObject({ state: 'sent', asset: 'USDC', amount, total: '100.00' })
  const mined = await readPayment({ laboratory, chainId: 1, hash: provider.txHash as Hash })
  expect(mined).toMatchObject({
    ...{ status: 'success', receiver: account, token: expect.stringMatching(RegExp(token, 'i')) },
    amount: parseUnits(amount, 6),
  })
  expect(order).toMatchObject({ txHash: provider.txHash, amount: { amount, currency: 'USDC' } })
  await modal.button('Done').click()
  await buy.open()
  await modal.button(/^Your purchases/).click()
  await expect(modal.dialog.getByRole('listitem').first()).toContainText('Received')
})
