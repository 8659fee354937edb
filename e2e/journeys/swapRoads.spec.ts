import { parseUnits } from 'viem'
import { expect, test } from '../fixtures/exchangeTest.ts'
import { expectSandwich } from '../fixtures/expectSandwich.ts'
import { AccountPage } from '../pages/AccountPage.ts'

const dai = (amount: string) => parseUnits(amount, 18)

test.describe('a wallet with batches', () => {
  test.use({ hasBatches: true })

  test('allows and swaps in one confirmation, and leaves no allowance', {
    tag: '@phone-nightly',
  }, async ({ chain, modal, playground, swap, wallet }) => {
    const before = { DAI: await chain.held('DAI'), USDC: await chain.held('USDC') }
    await playground.gotoConnected(modal, { config: 'money' })
    await playground.button.click()
    await swap.open()
    await swap.fill({ from: 'Local Dai', to: 'Local USD Coin', amount: '10' })
    await expect(swap.receive).toContainText('9.9699')
    await swap.review()
    await expect(swap.steps).toHaveText([/Allow and swap, one confirmation/])
    await swap.confirm('Allow and swap')
    expect(await swap.readReceived()).toMatch(/^\+9\.9699/)
    expect(before.DAI - (await chain.held('DAI'))).toBe(dai('10'))
    expect((await chain.held('USDC')) - before.USDC).toBe(9_969_900n)
    expect(await chain.allowance('DAI')).toBe(0n)
    const sent = wallet.requests.map(({ method }) => method)
    expect(sent.filter((method) => method === 'wallet_sendCalls')).toHaveLength(1)
    expect(sent).not.toContain('eth_sendTransaction')
  })
})

test('a token with an old allowance: removed, given anew, swapped', { tag: '@desktop' }, async ({
  chain,
  modal,
  playground,
  swap,
}) => {
  await chain.approve('OUSD', 1n)
  const before = { OUSD: await chain.held('OUSD'), USDC: await chain.held('USDC') }
  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await swap.open()
  await swap.fill({ from: 'Old', to: 'Local USD Coin', amount: '10' })
  await swap.review()
  await expect(swap.steps).toHaveText([/Remove the old allowance/, /Allow/, /Swap/])
  const least = await swap.readLeast()
  await swap.confirm(/^Allow/)
  await swap.readReceived()
  expect(before.OUSD - (await chain.held('OUSD'))).toBe(parseUnits('10', 6))
  expect((await chain.held('USDC')) - before.USDC).toBeGreaterThanOrEqual(parseUnits(least, 6))
  expect(await chain.allowance('OUSD')).toBe(0n)
})

test('a sandwich takes what the floor leaves, and not a unit more', async ({
  chain,
  modal,
  playground,
  swap,
}) => {
  const connect = () => playground.gotoConnected(modal, { config: 'money' })
  await expectSandwich({ chain, modal, playground, swap, connect })
})

test('a swap outlives a reload after its first step, and the allowance is used', {
  tag: '@desktop',
}, async ({ chain, modal, playground, swap, wallet }) => {
  const account = new AccountPage(modal)
  const { page } = playground
  const before = await chain.held('USDC')
  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await swap.open()
  await swap.fill({ from: 'Local Dai', to: 'Local USD Coin', amount: '10' })
  await swap.review()
  await chain.client.setAutomine(false)
  await swap.confirm(/^Allow/)
  await expect.poll(() => wallet.requests.at(-1)?.method).toBe('eth_sendTransaction')
  await expect(modal.dialog.getByText('Step 1 of 2')).toBeVisible()
  await page.reload()
  await expect(playground.address).toHaveText(wallet.accounts[0] ?? '')
  await chain.client.setAutomine(true)
  await chain.client.mine({ blocks: 1 })
  await expect.poll(() => chain.allowance('DAI')).toBe(dai('10'))

  // What was allowed is allowed: one step is left, and the exchange is asked for once.
  await playground.button.click()
  await swap.open()
  await swap.fill({ from: 'Local Dai', to: 'Local USD Coin', amount: '10' })
  await swap.review()
  await expect(swap.steps).toHaveCount(0)
  await swap.confirm('Swap')
  await swap.readReceived()
  expect((await chain.held('USDC')) - before).toBe(9_969_900n)
  expect(await chain.allowance('DAI')).toBe(0n)
  await modal.button('Done').click()
  await account.goTo('Activity')
  await expect(account.happened('9.96')).toHaveCount(1)
})

test('a price that falls while it is reviewed has to be accepted', {
  tag: '@phone-nightly',
}, async ({ chain, modal, playground, swap }) => {
  await chain.approve('DAI', dai('10'))
  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await swap.open()
  await swap.fill({ from: 'Local Dai', to: 'Local USD Coin', amount: '10' })
  await swap.review()
  const least = await swap.readLeast()
  await chain.sell('DAI', dai('10000'))
  await expect(modal.button('Accept new price')).toBeVisible({ timeout: 60_000 })
  await modal.button('Accept new price').click()
  const after = await swap.readLeast()
  expect(Number(after)).toBeLessThan(Number(least) * 0.985)
  const before = await chain.held('USDC')
  await swap.confirm('Swap')
  await swap.readReceived()
  expect((await chain.held('USDC')) - before).toBeGreaterThanOrEqual(parseUnits(after, 6))
})

test('one that the chain refuses has cost the fee alone', { tag: '@desktop' }, async ({
  chain,
  modal,
  playground,
  swap,
}) => {
  await chain.approve('DAI', dai('10'))
  const before = { DAI: await chain.held('DAI'), USDC: await chain.held('USDC') }
  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await swap.open()
  await swap.fill({ from: 'Local Dai', to: 'Local USD Coin', amount: '10' })
  await swap.review()
  await chain.client.setAutomine(false)
  await swap.confirm('Swap')
  await expect(modal.title('Waiting for Arbitrum One…')).toBeVisible()
  await chain.sell('DAI', dai('20000'))
  await chain.client.mine({ blocks: 1 })
  await expect(modal.title('The swap did not go through')).toBeVisible({ timeout: 30_000 })
  await expect(modal.dialog).toContainText(
    'You paid only the network fee. The price moved past your limit.',
  )
  expect(await chain.held('DAI')).toBe(before.DAI)
  expect(await chain.held('USDC')).toBe(before.USDC)
})
