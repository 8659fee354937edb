import { parseUnits } from 'viem'
import { expect, test } from '../fixtures/pairingTest.ts'
import { readBalance } from '../fixtures/readBalance.ts'
import { BuyPage } from '../pages/BuyPage.ts'
import { recordNavigations } from '../pages/recordNavigations.ts'
import { SwapPage } from '../pages/SwapPage.ts'

test('swaps and buys with a wallet on the phone: the coin, then a token in two steps', async ({
  laboratory,
  modal,
  pairing,
  peer,
  playground,
}) => {
  test.setTimeout(240_000)
  const swap = new SwapPage(playground.page, modal)
  const buy = new BuyPage(playground.page, modal)
  const token = laboratory.tokens.find(({ symbol }) => symbol === 'USDC')?.address
  const { account } = peer
  const read = () => readBalance({ laboratory, chainId: 1, account, token: token as `0x${string}` })
  const before = await read()
  const navigations = await recordNavigations(playground.page)
  await pairing.goto({ config: 'money' })
  await playground.button.tap()
  await pairing.link(/Trust Wallet/).tap()
  await expect.poll(() => navigations).toEqual([expect.stringMatching(/^trust:\/\/wc\?uri=wc%3A/)])
  await peer.pair(new URL(navigations[0] ?? '').searchParams.get('uri') ?? '')
  await expect(playground.status).toHaveText('connected')
  await expect(modal.dialog).toBeHidden()

  await playground.button.tap()
  await swap.open()
  await swap.fill({ to: 'Local USD Coin', amount: '1' })
  await expect(swap.receive).toContainText('2,486.3')
  await swap.review()
  await swap.confirm('Swap')
  expect(await swap.readReceived()).toMatch(/^\+2,486\.3/)
  expect((await read()) - before).toBe(2_486_302_890n)
  await modal.button('Done').tap()

  await swap.open()
  await swap.fill({ from: 'Local Dai', to: 'Local USD Coin', amount: '10' })
  await swap.review()
  await swap.confirm(/^Allow/)
  expect(await swap.readReceived()).toMatch(/^\+9\.9/)
  const swapped = await read()
  expect(swapped - before - 2_486_302_890n).toBeGreaterThan(parseUnits('9.9', 6))
  await modal.button('Done').tap()

  await buy.open()
  await buy.fill({ token: 'USDC', amount: '100' })
  const page = await buy.choose('Coinbase')
  await expect(modal.dialog).toContainText(account)
  await buy.pay(page, 'Pays 4242')
  await expect(modal.title('Received')).toBeVisible({ timeout: 30_000 })
  expect(await read()).toBeGreaterThan(swapped)
})
