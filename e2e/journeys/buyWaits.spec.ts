import type { Address } from 'viem'
import { buyTest as test } from '../fixtures/buyTest.ts'
import { openView } from '../fixtures/openView.ts'
import { expect } from '../fixtures/test.ts'

/** A chain and a provider answer within this time. Milliseconds. */
const timeout = 30_000

test('follows a slow payout, also after a reload', async ({
  buy,
  facts,
  modal,
  node,
  playground,
}) => {
  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await buy.open()
  await buy.fill({ token: 'Ether', amount: '100' })
  const page = await buy.choose('Meld')
  // The payout waits for a block.
  await node.setAutomine(false)
  await buy.pay(page, 'Pays 4242')
  await expect(modal.title('Payment in progress')).toBeVisible({ timeout })
  await playground.page.reload()
  await playground.button.click()
  await buy.open()
  await modal.button(/^Your purchases/).click()
  await modal.button(/Processing/).click()
  await expect(modal.title('Payment in progress')).toBeVisible()
  expect(await facts.received()).toBe(0n)
  await node.mine({ blocks: 1 })
  await expect(modal.title('Received')).toBeVisible({ timeout })
  await facts.expectReceived()
})

test('calls nothing received while a twelfth of it is missing', { tag: '@desktop' }, async ({
  buy,
  facts,
  modal,
  node,
  playground,
  wallet,
}) => {
  const { page } = playground
  await page.clock.install()
  // The service says that more was sent than there is.
  await page.route('**/v1/onramp/orders/*', async (route) => {
    const response = await route.fetch()
    const order = await response.json()
    const amount = order.amount && {
      ...order.amount,
      amount: (Number(order.amount.amount) * 1.09).toFixed(6),
    }
    await route.fulfill({ response, json: { ...order, ...(amount && { amount }) } })
  })
  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await buy.open()
  await buy.fill({ token: 'Ether', amount: '100' })
  await buy.pay(await buy.choose('Coinbase'), 'Pays 4242')
  await expect(modal.title('On its way')).toBeVisible({ timeout })
  await facts.expectReceived()
  await page.clock.fastForward('10:00')
  await expect(modal.title('Taking longer than usual')).toBeVisible()
  await expect(modal.dialog).toContainText('ask Coinbase for help')
  await expect(modal.dialog.getByRole('link', { name: /View on explorer/ })).toHaveAttribute(
    'href',
    RegExp((await facts.read()).provider.txHash ?? 'none'),
  )
  // The rest arrives, a little more than it.
  const address = wallet.accounts[0] as Address
  const held = await node.getBalance({ address })
  await node.setBalance({ address, value: held + (await facts.received()) / 9n })
  await page.clock.fastForward('00:15')
  await expect(modal.title('Received')).toBeVisible({ timeout })
})

test('a purchase is for the network on which it was started', { tag: '@desktop' }, async ({
  buy,
  facts,
  modal,
  playground,
  wallet,
}) => {
  const { page } = playground
  // Nothing is sold on Arbitrum One.
  await page.route('**/v1/onramp/options?*', async (route) => {
    const response = await route.fetch()
    const options = await response.json()
    const purchaseCurrencies = options.purchaseCurrencies.map(
      (currency: { networks: { chain_id: string }[] }) => ({
        ...currency,
        networks: currency.networks.filter(({ chain_id }) => String(chain_id) !== '42161'),
      }),
    )
    await route.fulfill({ response, json: { ...options, purchaseCurrencies } })
  })
  wallet.switchChain(42161)
  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await modal.button('Buy').click()
  await expect(modal.title('Nothing to buy on Arbitrum One')).toBeVisible()
  await modal.button(/^Ethereum/).click()
  await expect(playground.chainId).toHaveText('1')
  await buy.fill({ token: 'Ether', amount: '100' })
  const providers = await buy.choose('Coinbase')
  wallet.switchChain(8453)
  await expect(playground.chainId).toHaveText('8453')
  await expect(modal.title('Continue with Coinbase')).toBeVisible()
  await buy.pay(providers, 'Pays 4242')
  await expect(modal.title('Received')).toBeVisible({ timeout })
  await expect(modal.dialog).toContainText('Ethereum')
  await facts.expectReceived()
})

test('an app asks for a purchase, and learns its order', { tag: '@desktop' }, async ({
  buy,
  facts,
  modal,
  playground,
}) => {
  await playground.gotoConnected(modal, { config: 'money' })
  const open = (asked: object) =>
    openView(playground.page, { view: 'OnRampProviders', arguments: asked })
  let ended = await open({ amount: 'much', paymentCurrency: 'XAU', purchaseCurrency: 7 })
  await expect(buy.providers.first()).toBeVisible()
  await expect(buy.amount).toHaveValue('')
  await expect(modal.button(/Get USDC/)).toBeVisible()
  await playground.page.keyboard.press('Escape')
  expect(await ended()).toBe('CONNECTION_USER_CLOSED')

  ended = await open({ amount: '100', paymentCurrency: 'EUR', purchaseCurrency: 'ETH' })
  await expect(buy.amount).toHaveValue('100')
  await expect(modal.button(/Pay with EUR/)).toBeVisible()
  await buy.choose('Coinbase')
  const { provider } = await facts.read()
  expect(await ended()).toEqual({ orderId: provider.orderRef })
  expect(provider).toMatchObject({ state: 'open', asset: 'ETH', total: '100.00' })
})
