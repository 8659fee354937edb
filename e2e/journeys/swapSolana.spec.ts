import { test as base, expect } from '../fixtures/familyTest.ts'
import { readSolanaMoves } from '../fixtures/independent.ts'
import { SwapPage } from '../pages/SwapPage.ts'

const usdc = 'USDcLocaL1111111111111111111111111111111111'

type Swapping = { readonly rpcUrl: string; readonly visitor: string; readonly swap: SwapPage }

const test = base.extend<{ openSwapping: () => Promise<Swapping> }>({
  openSwapping: async ({ modal, openFamily, playground, quietPage, startChain }, use) => {
    await use(async () => {
      const { rpcUrl } = await startChain('solana')
      const family = await openFamily('solana-money', 'Solana')
      await playground.button.click()
      await modal.chooseWallet('Mooring Wallet')
      await expect(modal.dialog).toBeHidden()
      const visitor = (await family.address.textContent()) ?? ''
      await playground.button.click()
      return { rpcUrl, visitor, swap: new SwapPage(quietPage, modal) }
    })
  },
})

test('swaps SOL for a token and back with a market maker, as it was shown', async ({
  modal,
  openSwapping,
}) => {
  test.setTimeout(180_000)
  const { rpcUrl, visitor, swap } = await openSwapping()

  await swap.open()
  await swap.fill({ to: 'Local USD Coin', amount: '2' })
  await expect(swap.receive).toContainText('299.4')
  await swap.review()
  // What both have signed is exact, whatever loss the visitor tolerates.
  await expect(swap.least).toHaveText('299.4 USDC')
  await swap.confirm('Swap')
  expect(await swap.readReceived()).toMatch(/^\+299\.4/)
  const sold = await readSolanaMoves(rpcUrl, visitor)
  const maker = findOther(sold.coins, visitor)
  expect(sold).toEqual({
    ...{ payer: visitor, fee: 10_000n },
    coins: { [visitor]: -2_000_000_000n - sold.fee, [maker]: 2_000_000_000n },
    tokens: { [`${visitor} ${usdc}`]: 299_400_000n, [`${maker} ${usdc}`]: -299_400_000n },
  })
  await modal.button('Done').click()

  await swap.open()
  await swap.fill({ from: 'Local USD Coin', to: 'Solana', amount: '150.3' })
  await expect(swap.receive).toContainText('1')
  await swap.review()
  await expect(swap.least).toHaveText('1 SOL')
  await swap.confirm('Swap')
  expect(await swap.readReceived()).toMatch(/^\+1/)
  const bought = await readSolanaMoves(rpcUrl, visitor)
  expect(bought).toEqual({
    ...{ payer: visitor, fee: 10_000n },
    coins: { [visitor]: 1_000_000_000n - bought.fee, [maker]: -1_000_000_000n },
    tokens: { [`${visitor} ${usdc}`]: -150_300_000n, [`${maker} ${usdc}`]: 150_300_000n },
  })
})

/** Whose SOL moves, too. */
function findOther(coins: Readonly<Record<string, bigint>>, visitor: string): string {
  const [other = '', ...more] = Object.keys(coins).filter((address) => address !== visitor)
  expect(more).toEqual([])
  return other
}
