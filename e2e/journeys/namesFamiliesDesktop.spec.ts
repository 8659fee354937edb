import { expect, test } from '../fixtures/familyTest.ts'
import { NamesPage } from '../pages/NamesPage.ts'

const zone = 'laboratory.eth'
const families = [
  ['Solana', 'Mooring Wallet', 'solana'],
  ['Bitcoin', 'Tideway Wallet', 'bitcoin'],
  ['Polkadot', 'Anchor Wallet', 'polkadot'],
] as const

for (const [title, walletName, chain] of families)
  test(`${title}: register a name, which a reload shows`, async ({
    modal,
    openFamily,
    playground,
    quietPage,
    startChain,
  }) => {
    await startChain(chain)
    const names = new NamesPage(quietPage)
    const family = await openFamily('names', title)
    await family.click('Connect')
    await modal.chooseWallet(walletName)
    await expect(modal.dialog).toBeHidden()
    await names.open(playground.button)
    const label = `${chain}${Date.now() % 1000}`
    await names.type(label, 'Available')
    await modal.button('Register').click()
    await expect(modal.title(`${label}.${zone}`)).toBeVisible()
    await expect(names.said('Works in this app.')).toBeVisible()
    await quietPage.reload()
    await expect(family.status).toHaveText('connected')
    await playground.button.click()
    await expect(modal.dialog.getByText(`${label}.${zone}`).first()).toBeVisible()
  })
