import { type Address, parseUnits } from 'viem'
import { expectSandwich } from '../fixtures/expectSandwich.ts'
import { openExchange } from '../fixtures/openExchange.ts'
import { expect, test } from '../fixtures/pairingTest.ts'
import { readBalance } from '../fixtures/readBalance.ts'
import { BuyPage } from '../pages/BuyPage.ts'
import { SwapPage } from '../pages/SwapPage.ts'

test('swaps and buys with a wallet on another device', async ({
  laboratory,
  modal,
  pairing,
  peer,
  playground,
}) => {
  test.setTimeout(240_000)
  const swap = new SwapPage(playground.page, modal)
  const buy = new BuyPage(playground.page, modal)
  const token = laboratory.tokens.find(({ symbol }) => symbol === 'USDC')?.address as `0x${string}`
  const held = () => readBalance({ laboratory, chainId: 1, account: peer.account, token })
  const before = await held()
  await pairing.goto({ config: 'money' })
  await pairing.openCode()
  await peer.pair(await pairing.scan())
  await expect(playground.address).toHaveText(peer.account)
  await expect(modal.dialog).toBeHidden()

  await playground.button.click()
  await swap.open()
  await swap.fill({ to: 'Local USD Coin', amount: '1' })
  await swap.review()
  await swap.confirm('Swap')
  expect(await swap.readReceived()).toMatch(/^\+2,4\d\d/)
  const first = await held()
  expect(first - before).toBeGreaterThan(parseUnits('2400', 6))
  await modal.button('Done').click()

  await swap.open()
  await swap.fill({ from: 'Local Dai', to: 'Local USD Coin', amount: '10' })
  await swap.review()
  // The wallet is not asked for batches: each question opens its app.
  await expect(swap.steps).toHaveText([/Allow/, /Swap/])
  await swap.confirm(/^Allow/)
  expect(await swap.readReceived()).toMatch(/^\+9\.9/)
  const second = await held()
  expect(second - first).toBeGreaterThan(parseUnits('9.8', 6))
  await modal.button('Done').click()

  await buy.open()
  await buy.fill({ token: 'USDC', amount: '100' })
  const page = await buy.choose('Coinbase')
  await expect(modal.dialog).toContainText(peer.account)
  await buy.pay(page, 'Pays 4242')
  await expect(modal.title('Received')).toBeVisible({ timeout: 30_000 })
  expect(await held()).toBeGreaterThan(second)
})

test('a sandwich of what another device sends takes what the floor leaves', async ({
  laboratory,
  modal,
  pairing,
  peer,
  playground,
}) => {
  test.setTimeout(240_000)
  const account = peer.account as Address
  const chain = openExchange({ laboratory, chainId: 42161, account })
  const id = await chain.client.snapshot()
  const connect = async () => {
    await pairing.goto({ config: 'money' })
    await pairing.openCode()
    await peer.pair(await pairing.scan())
    await expect(modal.dialog).toBeHidden()
    await peer.switchChain(42161)
    await expect(playground.chainId).toHaveText('42161')
  }
  const swap = new SwapPage(playground.page, modal)
  try {
    await expectSandwich({ chain, modal, playground, swap, connect })
    const sent = peer.requests.filter(({ method }) => method === 'eth_sendTransaction')
    expect(sent).toHaveLength(1)
  } finally {
    await chain.client.setAutomine(true)
    await chain.client.revert({ id })
  }
})
