import { rejectRequest } from '@cleat/testing'
import { installDevWallet } from '@cleat/testing/playwright'
import { createPublicClient, http } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { expect, test as familyTest } from '../fixtures/familyTest.ts'
import { NamesPage } from '../pages/NamesPage.ts'

const zone = 'laboratory.eth'
const universalResolverAddress = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

const test = familyTest.extend({
  /** Has two accounts without names, whatever other journeys of the same laboratory registered. */
  wallet: async ({ context, laboratory }, use) => {
    const wallet = await installDevWallet(context, {
      chains: [...laboratory.chains],
      info: { name: 'Harbour Wallet', rdns: 'dev.cleat.harbour' },
      privateKeys: [generatePrivateKey(), generatePrivateKey()],
    })
    await use(wallet)
    await wallet.dispose()
  },
})

// The browser logs what is refused.
test.use({ expectedNoise: /403|404|409/ })

test('an owner describes a name, offers it, and another account accepts it in the modal; then it leads nowhere', {
  tag: '@phone-nightly',
}, async ({ laboratory, modal, playground, quietPage, wallet }) => {
  const names = new NamesPage(quietPage)
  const [owner = '0x', friend = '0x'] = wallet.accounts
  const label = `keel${Date.now() % 10_000}`
  const name = `${label}.${zone}`
  await playground.gotoConnected(modal, { config: 'names-evm' })
  await names.open(playground.button)
  await names.type(label, 'Available')
  await modal.button('Register').click()
  await expect(modal.title(name)).toBeVisible()
  await modal.button('Close').click()

  await expect(names.owned).toHaveText(name)
  await names.write('By the sea')
  await names.panelButton('Describe').click()
  await expect(names.change).toHaveText('done')
  const client = createPublicClient({
    ...{ chain: mainnet, transport: http(laboratory.chains[0]?.rpcUrl) },
  })
  const of = { name, universalResolverAddress } as const
  expect(await client.getEnsText({ ...of, key: 'description' })).toBe('By the sea')

  // Declined: nothing is offered.
  await names.write(`eip155:1:${friend}`)
  wallet.program('personal_sign', rejectRequest())
  await names.panelButton('Offer').click()
  await expect(names.failure).toHaveText('REQUEST_USER_REJECTED')
  await expect(names.transfers).toHaveText('—')
  await names.panelButton('Offer').click()
  await expect(names.transfers).toHaveText(name)
  // Until it is accepted, it stays where it was.
  expect(await client.getEnsAddress(of)).toBe(owner)

  wallet.selectAccounts([friend])
  await expect(names.owned).toHaveText('—')
  await playground.button.click()
  await modal.button('Account settings').click()
  await modal.button(/^Name.*Choose a name/).click()
  await expect(names.said(/^Offered by 0x/)).toBeVisible()
  await modal.button(`Accept ${name}`).click()
  await expect(names.said(/^Leads to your account from/)).toBeVisible()
  await modal.button('Close').click()
  // A day passes before it leads to the new owner, and nothing of the old one is left.
  expect(await client.getEnsAddress(of)).toBeNull()
  expect(await client.getEnsText({ ...of, key: 'description' })).toBeNull()

  wallet.selectAccounts([owner])
  await expect(names.transfers).toContainText(name)
  await expect(names.owned).toHaveText('—')
})

test('what was offered is withdrawn, given up, and gone meanwhile', { tag: '@desktop' }, async ({
  modal,
  playground,
  quietPage,
  wallet,
}) => {
  const names = new NamesPage(quietPage)
  const [, friend = '0x'] = wallet.accounts
  const label = `rudder${Date.now() % 10_000}`
  const name = `${label}.${zone}`
  await playground.gotoConnected(modal, { config: 'names-evm' })
  await names.open(playground.button)
  await names.type(label, 'Available')
  await modal.button('Register').click()
  await expect(modal.title(name)).toBeVisible()
  await modal.button('Close').click()
  await names.write(`eip155:1:${friend}`)
  await names.panelButton('Offer').click()
  await expect(names.transfers).toHaveText(name)

  await playground.button.click()
  await modal.button('Account settings').click()
  await modal.button(new RegExp(`^Name.*${name}`)).click()
  await modal.button(`Withdraw the offer of ${name}`).click()
  await expect(names.said(/^Offered to 0x/)).toBeHidden()
  await modal.button('Close').click()
  await expect(names.transfers).toHaveText('—')

  // Accepting what is offered no more.
  wallet.selectAccounts([friend])
  await expect(names.owned).toHaveText('—')
  wallet.selectAccounts([wallet.accounts[0] ?? '0x'])
  await expect(names.owned).toHaveText(name)
  await names.panelButton('Accept').click()
  await expect(names.failure).toHaveText('NAME_NOT_OWNED')
  await names.panelButton('Give up').click()
  await expect(names.owned).toHaveText('—')
  await expect(names.failure).toHaveText('')
  await playground.button.click()
  await expect(modal.dialog.getByText(name)).toHaveCount(0)
})
