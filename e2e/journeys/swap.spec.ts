import { rejectRequest } from '@cleat/testing'
import { type Address, parseUnits } from 'viem'
import { readBalance } from '../fixtures/readBalance.ts'
import { expect, test } from '../fixtures/test.ts'
import { SwapPage } from '../pages/SwapPage.ts'

// Each worker has its own chains. The reserves of the pools are known until a journey swaps, so no
// two journeys swap in the same pool, and the two that do are one.

/** The amount is isolated from the direction of the text. */
const allowance = /Allow \u{2066}10 DAI\u{2069}/u

type Symbol = 'DAI' | 'USDC' | 'WETH' | 'FEE' | 'THIN'

test('swaps the coin for a token, then a token in two steps, as it was shown', async ({
  laboratory,
  modal,
  playground,
  wallet,
}) => {
  // Long, because it waits for four blocks and as many prices.
  test.setTimeout(300_000)
  const swap = new SwapPage(playground.page, modal)
  const token = (symbol: Symbol) =>
    laboratory.tokens.find((one) => one.symbol === symbol)?.address as Address
  const [account] = wallet.accounts
  const held = (symbol: Symbol) =>
    readBalance({ laboratory, chainId: 1, account: account as Address, token: token(symbol) })
  const before = { DAI: await held('DAI'), USDC: await held('USDC') }

  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await swap.open()
  await expect(modal.button('Select token').last()).toBeVisible()
  await swap.fill({ to: 'Local USD Coin', amount: '1' })
  await expect(swap.receive).toContainText('2,486.3')
  await swap.review()
  await expect(swap.least).toHaveText(/^2,461\.4\d* USDC$/)
  wallet.program('eth_sendTransaction', rejectRequest())
  await swap.confirm('Swap')
  await expect(modal.dialog.getByText(/^Request declined in Harbour Wallet/).first()).toBeVisible()

  await swap.confirm('Swap')
  expect(await swap.readReceived()).toMatch(/^\+2,486\.3/)
  await expect(swap.explorerLink).toHaveAttribute('href', /0x[0-9a-f]{64}$/)
  expect((await held('USDC')) - before.USDC).toBe(2_486_302_890n)
  await modal.button('Done').click()

  await swap.open()
  await swap.fill({ from: 'Local Dai', to: 'Local USD Coin', amount: '10' })
  await expect(swap.receive).toContainText('9.9699')
  await swap.review()
  await expect(swap.steps).toHaveText([allowance, /Swap/])
  await swap.confirm(allowance)
  expect(await swap.readReceived()).toMatch(/^\+9\.9699/)
  expect(before.DAI - (await held('DAI'))).toBe(parseUnits('10', 18))
  expect((await held('USDC')) - before.USDC).toBe(2_486_302_890n + 9_969_900n)
})

test('wraps the coin one for one, and back', async ({ laboratory, modal, playground, wallet }) => {
  const swap = new SwapPage(playground.page, modal)
  const [account] = wallet.accounts
  const wrapped = laboratory.exchange.wrapped as Address
  const read = () =>
    readBalance({ laboratory, chainId: 8453, account: account as Address, token: wrapped })
  const before = await read()
  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await modal
    .button(/Ethereum/)
    .first()
    .click()
  await modal.button(/^Base/).click()
  await swap.open()
  await swap.fill({ to: 'Wrapped Ether', amount: '0.25' })
  await swap.review()
  await expect(swap.least).toHaveText('0.25 WETH')
  await swap.confirm('Swap')
  expect(await swap.readReceived()).toMatch(/^\+0\.25/)
  expect((await read()) - before).toBe(parseUnits('0.25', 18))
  await modal.button('Done').click()

  await swap.open()
  await swap.fill({ from: 'Wrapped Ether', to: 'Ether', amount: '0.1' })
  await swap.review()
  await expect(swap.least).toHaveText('0.1 ETH')
  await swap.confirm('Swap')
  expect(await swap.readReceived()).toMatch(/^\+0\.1/)
  expect((await read()) - before).toBe(parseUnits('0.15', 18))
})

test('says what a token with a fee really brings, and refuses to lose most of the value', async ({
  modal,
  playground,
  wallet,
}) => {
  const swap = new SwapPage(playground.page, modal)
  wallet.program('eth_sendTransaction', rejectRequest())
  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await swap.open()
  await swap.fill({ from: 'FEE', to: 'Local USD Coin', amount: '10' })
  await expect(swap.receive).toContainText('9.8702')
  await swap.review()
  await expect(modal.dialog.getByText(/takes a fee on every transfer/).first()).toBeVisible()

  await modal.button('Cancel').click()
  await swap.choose('pay', 'THIN')
  await swap.amount.fill('1000')
  await expect(swap.receive).toContainText('90.')
  await swap.review()
  await expect(modal.dialog.getByText(/so this swap can’t be done here/).first()).toBeVisible()
  await expect(modal.button('Swap')).toBeHidden()
  await modal.button('Change amount').click()
  await expect(swap.amount).toHaveValue('1000')
})
