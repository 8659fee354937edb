import { localExchange } from '@cleat/localnet'
import { type Hash, parseUnits } from 'viem'
import { addOffers } from '../fixtures/addOffers.ts'
import { expect, test } from '../fixtures/exchangeTest.ts'
import { openView } from '../fixtures/openView.ts'

const { tokens, published } = localExchange
const dai = (amount: string) => parseUnits(amount, 18)

test('offers stand side by side, and another one is chosen and used', async ({
  chain,
  modal,
  playground,
  swap,
  wallet,
}) => {
  const { page } = playground
  await addOffers(page)
  const before = await chain.held('USDC')
  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await swap.open()
  await swap.fill({ from: 'Local Dai', to: 'Local USD Coin', amount: '10' })
  await expect(swap.offers).toContainText('Best of 2 · via')
  await swap.offers.click()
  const { dialog } = modal
  await expect(dialog.getByRole('radio')).toHaveCount(3)
  // It promises most, and cannot be chosen.
  const unknown = swap.offer('Double Dealer')
  await expect(unknown).toBeDisabled()
  await expect(unknown).toHaveAccessibleName(/uses a contract we don’t know/)
  await expect(swap.receive).toContainText('9.9699')
  await expect(swap.offer('Local Exchange')).toHaveAccessibleName(/Network fee .*ETH/)

  await swap.offer('Uniswap').check()
  await expect(swap.offers).toContainText('via \u{2068}Uniswap')
  await swap.review()
  const least = await swap.readLeast()
  await swap.confirm('Sign and swap')
  await swap.readReceived()
  const received = (await chain.held('USDC')) - before
  expect(received).toBeGreaterThanOrEqual(parseUnits(least, 6))
  const hash = /0x[0-9a-f]{64}$/.exec((await swap.explorerLink.getAttribute('href')) ?? '')?.[0]
  const { to } = await chain.client.getTransactionReceipt({ hash: hash as Hash })
  expect(to?.toLowerCase()).toBe(published.swapRouter.toLowerCase())
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
})

test('who would lose a tenth of the value types the amount first', { tag: '@desktop' }, async ({
  chain,
  modal,
  playground,
  swap,
  wallet,
}) => {
  await chain.mint('THIN', dai('15'))
  await chain.approve('THIN', dai('15'))
  const before = { THIN: await chain.held('THIN'), USDC: await chain.held('USDC') }
  const sent = () => wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await swap.open()
  await swap.fill({ from: 'THIN', to: 'Local USD Coin', amount: '15' })
  await expect(swap.receive).toContainText('13.0')
  await swap.review()
  await expect(modal.dialog.getByText(/You would lose 13\.\d+% of the value/).first()).toBeVisible()
  const typed = modal.dialog.getByRole('textbox', { name: 'Type 15 to swap' })
  await swap.confirm(/^Type/)
  await expect(typed).toBeFocused()
  await typed.fill('150')
  await swap.confirm(/^Type/)
  expect(sent()).toHaveLength(0)
  await typed.fill('15')
  await swap.confirm('Swap')
  expect(await swap.readReceived()).toMatch(/^\+13\.0/)
  expect(before.THIN - (await chain.held('THIN'))).toBe(dai('15'))
  expect((await chain.held('USDC')) - before.USDC).toBe(13_009_438n)
  expect(sent()).toHaveLength(1)
})

test('an app asks for a swap before a wallet is connected, and learns its transaction', {
  tag: '@desktop',
}, async ({ chain, modal, playground, swap }) => {
  const before = await chain.held('USDC')
  await playground.goto({ config: 'money' })
  const ended = await openView(playground.page, {
    view: 'Swap',
    arguments: {
      fromToken: 'eth',
      toToken: `eip155:42161:${tokens.USDC.address}`,
      amount: '1',
    },
  })
  await modal.chooseWallet()
  await expect(swap.amount).toHaveValue('1')
  await expect(swap.pay).toContainText('ETH')
  await expect(swap.receive).toContainText('2,486.3')
  await swap.review()
  await swap.confirm('Swap')
  await swap.readReceived()
  const result = await ended()
  expect(result).toEqual({ hash: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
  const { hash } = result as { hash: Hash }
  const { from, status } = await chain.client.getTransactionReceipt({ hash })
  expect({ from, status }).toEqual({
    ...{ from: chain.client.account.address.toLowerCase(), status: 'success' },
  })
  expect((await chain.held('USDC')) - before).toBe(2_486_302_890n)
})
