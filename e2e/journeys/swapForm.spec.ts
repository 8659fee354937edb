import { localExchange } from '@cleat/localnet'
import { parseUnits } from 'viem'
import { expect, test } from '../fixtures/exchangeTest.ts'
import { openView } from '../fixtures/openView.ts'

/** The service of the first page starts with it. Milliseconds. */
const timeout = 30_000
const { tokens } = localExchange
const tenDai = parseUnits('10', 18)

test('of what an app asks for, what makes no sense is left to the visitor', async ({
  modal,
  playground,
  swap,
  wallet,
}) => {
  const { page } = playground
  await playground.gotoConnected(modal, { config: 'money' })
  const close = async (ended: () => Promise<unknown>) => {
    await page.keyboard.press('Escape')
    expect(await ended()).toBe('CONNECTION_USER_CLOSED')
  }
  const none = 'Select token'
  const cases = [
    [{ fromToken: 'NOPE', toToken: tokens.USDC.address, amount: '5' }, none, 'USDC'],
    // Two tokens of the list are called so.
    [{ fromToken: 'USDC', toToken: 'ousd', amount: '5' }, none, 'OUSD'],
    [{ fromToken: 'OUSD', toToken: 'OUSD', amount: '1e3' }, 'OUSD', none],
    [{ fromToken: 'OUSD', toToken: tokens.DAI.address, amount: '-1' }, 'OUSD', 'DAI'],
    // Neither a text nor an address of this chain.
    [{ fromToken: 42, toToken: `eip155:1:${tokens.USDC.address}` }, none, none],
    [{ fromToken: null, toToken: {}, amount: [] }, none, none],
  ] as const
  for (const [asked, from, to] of cases) {
    const ended = await openView(page, { view: 'Swap', arguments: asked })
    await expect(swap.receive).toContainText(to, { timeout })
    await expect(swap.pay).toContainText(from)
    await expect(swap.amount).toHaveValue('')
    await close(ended)
  }
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toEqual([])
})

test('the wallet goes to another network while a swap is typed and reviewed', async ({
  chain,
  modal,
  playground,
  swap,
  wallet,
}) => {
  await chain.approve('DAI', tenDai)
  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await swap.open()
  await swap.fill({ from: 'Local Dai', to: 'Local USD Coin', amount: '10' })
  await expect(swap.receive).toContainText('9.9699')
  wallet.switchChain(8453)
  await expect(swap.amount).toHaveValue('')
  await expect(swap.pay).toContainText('ETH')
  wallet.switchChain(42161)
  await expect(swap.pay).toContainText('ETH')
  await swap.fill({ from: 'Local Dai', to: 'Local USD Coin', amount: '10' })
  await swap.review()
  await expect(modal.button('Swap')).toBeVisible()
  wallet.switchChain(8453)
  // The form starts on the other network.
  await expect(swap.amount).toHaveValue('')
  await expect(swap.pay).toContainText('ETH')
  await expect(swap.receive).toContainText('Select token')
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toEqual([])
})

test('a swap that takes long is followed, and not sent again', async ({
  chain,
  modal,
  playground,
  swap,
  wallet,
}) => {
  await chain.approve('DAI', tenDai)
  const before = await chain.held('USDC')
  const { page } = playground
  await page.clock.install()
  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await swap.open()
  await swap.fill({ from: 'Local Dai', to: 'Local USD Coin', amount: '10' })
  await swap.review()
  await chain.client.setAutomine(false)
  await swap.confirm('Swap')
  await expect(modal.title('Waiting for Arbitrum One…')).toBeVisible()
  await page.clock.fastForward('00:30')
  await expect(modal.title('Taking longer than usual')).toBeVisible()
  await expect(modal.dialog).toContainText('don’t send it again')
  await expect(swap.explorerLink).toBeVisible()
  await chain.client.mine({ blocks: 1 })
  await chain.client.setAutomine(true)
  expect(await swap.readReceived()).toMatch(/^\+9\.9699/)
  expect((await chain.held('USDC')) - before).toBe(9_969_900n)
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
})
