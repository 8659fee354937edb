import { expect, test } from '../fixtures/familyTest.ts'
import { FamilyPage } from '../pages/FamilyPage.ts'

test('four wallets of four chain families: one leaves, the others stay', async ({
  modal,
  openFamily,
  quietPage,
  startChain,
}) => {
  // Up to three chains start here.
  test.setTimeout(180_000)
  await startChain('bitcoin')
  const evm = await openFamily('several', 'EVM')
  const [solana, bitcoin, polkadot] = ['Solana', 'Bitcoin', 'Polkadot'].map(
    (title) => new FamilyPage(quietPage, title),
  ) as [FamilyPage, FamilyPage, FamilyPage]
  const wallets = [
    [polkadot, 'Anchor Wallet'],
    [bitcoin, 'Tideway Wallet'],
    [evm, 'Harbour Wallet'],
    [solana, 'Mooring Wallet'],
  ] as const
  for (const [family, wallet] of wallets) {
    await family.click('Connect')
    await modal.chooseWallet(wallet)
    await expect(family.status).toHaveText('connected')
    await expect(modal.dialog).toBeHidden()
  }
  const addresses = () => Promise.all(wallets.map(([{ address }]) => address.textContent()))
  const before = await addresses()
  expect(new Set(before).size).toBe(4)

  await quietPage.reload()
  for (const [family] of wallets) await expect(family.status).toHaveText('connected')
  expect(await addresses()).toEqual(before)

  await solana.click('Disconnect')
  await expect(solana.status).toHaveText('disconnected')
  await bitcoin.click('Sign message')
  await expect(bitcoin.signOutcome).toContainText(/\w{64}/)
  await quietPage.reload()
  for (const family of [evm, bitcoin, polkadot]) await expect(family.status).toHaveText('connected')
  await expect(solana.status).toHaveText('disconnected')
})

test('a wallet of three chain families is one row, and each family a choice of its own', async ({
  modal,
  openFamily,
  playground,
  quietPage,
  startChain,
}) => {
  await startChain('bitcoin')
  const evm = await openFamily('several', 'EVM')
  const solana = new FamilyPage(quietPage, 'Solana')
  const bitcoin = new FamilyPage(quietPage, 'Bitcoin')
  await playground.button.click()
  await expect(modal.button(/Lighthouse Wallet/)).toHaveCount(1)
  await modal.chooseWallet('Lighthouse Wallet')
  await expect(modal.title('Lighthouse Wallet')).toBeVisible()
  await expect(modal.button(/EVM/)).toContainText('Ethereum, Base, Arbitrum One')
  await expect(modal.button(/Polkadot/)).toBeHidden()
  await modal.button(/Bitcoin/).click()
  await expect(bitcoin.status).toHaveText('connected')
  await expect(modal.dialog).toBeHidden()
  await expect(bitcoin.address).toContainText(/^bcrt1q/)

  for (const family of [solana, evm]) {
    await family.click('Connect')
    await modal.chooseWallet('Lighthouse Wallet')
    await expect(family.status).toHaveText('connected')
    await expect(modal.dialog).toBeHidden()
  }
  await quietPage.reload()
  for (const family of [evm, solana, bitcoin]) await expect(family.status).toHaveText('connected')
  await bitcoin.click('Disconnect')
  await expect(bitcoin.status).toHaveText('disconnected')
  for (const family of [evm, solana]) await expect(family.status).toHaveText('connected')
})
