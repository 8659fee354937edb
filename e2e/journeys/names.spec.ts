import { rejectRequest } from '@cleat/testing'
import { installDevWallet } from '@cleat/testing/playwright'
import { createPublicClient, http } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { expect, test as familyTest } from '../fixtures/familyTest.ts'
import { FamilyPage } from '../pages/FamilyPage.ts'
import { NamesPage } from '../pages/NamesPage.ts'

const zone = 'laboratory.eth'
const universalResolverAddress = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

const test = familyTest.extend({
  /** Has accounts without names, whatever other journeys of the same laboratory registered. */
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

/** Opens the page, connects the wallet and opens the form. */
async function choose(
  fixtures: Pick<Parameters<Parameters<typeof test>[2]>[0], 'modal' | 'playground' | 'quietPage'>,
  search: Record<string, string> = {},
) {
  const { modal, playground, quietPage } = fixtures
  const names = new NamesPage(quietPage)
  await playground.gotoConnected(modal, { config: 'names', ...search })
  await names.open(playground.button)
  return names
}

const signed = (wallet: { requests: readonly { method: string }[] }) =>
  wallet.requests.filter(({ method }) => method === 'personal_sign')

test('register a name with one prompt; it is shown once, after a reload too, and viem alone resolves it', async ({
  laboratory,
  modal,
  playground,
  quietPage,
  wallet,
}) => {
  const names = await choose({ modal, playground, quietPage })
  const label = `harbour${Date.now() % 1000}`
  const name = `${label}.${zone}`
  await names.type(label.toUpperCase(), 'Available')
  await expect(names.field).toHaveValue(label)
  await modal.button('Register').click()
  await expect(modal.title(name)).toBeVisible()
  // The paper has fallen after a few seconds, which a slow machine needs for the chain.
  await expect(modal.dialog.locator('canvas')).toHaveCount(1)
  // Asked of the chain, and of the service through it.
  const reach = names.said('Works in every wallet that knows ENS.')
  await expect(reach).toBeVisible({ timeout: 60_000 })
  expect(signed(wallet)).toHaveLength(1)

  await modal.button('Done').click()
  await modal.button(new RegExp(`^Name.*${name}`)).click()
  await expect(modal.title(name)).toBeVisible()
  await expect(modal.dialog.locator('canvas')).toHaveCount(0)

  await quietPage.reload()
  await expect(new FamilyPage(quietPage, 'EVM').status).toHaveText('connected')
  await playground.button.click()
  await expect(modal.dialog.getByText(name).first()).toBeVisible()
  expect(signed(wallet)).toHaveLength(1)
  const kept = await quietPage.evaluate(() => JSON.stringify({ ...localStorage }))
  for (const secret of ['wants you to sign in', 'Nonce', 'Bearer'])
    expect(kept).not.toContain(secret)

  const client = createPublicClient({
    ...{ chain: mainnet, transport: http(laboratory.chains[0]?.rpcUrl) },
  })
  expect(await client.getEnsAddress({ name, universalResolverAddress })).toBe(wallet.accounts[0])
})

test.describe('what cannot be registered', () => {
  // The browser logs what is not found, and what is refused.
  test.use({ expectedNoise: /404|409/ })

  test('taken, reserved, too similar, too short: said, and nothing is asked of the wallet', {
    tag: '@phone-nightly',
  }, async ({ modal, playground, quietPage, wallet }) => {
    const names = await choose({ modal, playground, quietPage })
    const label = `alice${Date.now() % 1000}x`
    await names.type(label, 'Available')
    await modal.button('Register').click()
    await expect(modal.title(`${label}.${zone}`)).toBeVisible()

    await modal.button('Done').click()
    wallet.selectAccounts([wallet.accounts[1] ?? '0x'])
    await names.modal.button(/^Name.*Choose a name/).click()
    await names.type(label, 'Already taken')
    await names.type(label.replace('i', '1'), 'Too easily taken for another name')
    await names.type('support', 'This name is reserved')
    await names.type('ali', 'At least 4 characters')
    await names.type('0xd8da6bf2', 'A name can’t look like an address')
    await modal.dialog.getByRole('button', { name: 'Register', exact: true }).press('Enter')
    expect(signed(wallet)).toHaveLength(1)
  })
})

test('declined: field and text stay, and the second try registers', { tag: '@desktop' }, async ({
  modal,
  playground,
  quietPage,
  wallet,
}) => {
  const names = await choose({ modal, playground, quietPage })
  const label = `declined${Date.now() % 1000}`
  await names.type(label, 'Available')
  wallet.program('personal_sign', rejectRequest())
  await modal.button('Register').click()
  await expect(names.said('Signature declined')).toBeVisible()
  await expect(names.field).toHaveValue(label)
  await modal.button('Register').click()
  await expect(modal.title(`${label}.${zone}`)).toBeVisible()
})

test.describe('the service away', () => {
  test.use({ expectedNoise: /ERR_FAILED/ })

  test('the signature is kept and sent again without the wallet', { tag: '@desktop' }, async ({
    modal,
    playground,
    quietPage,
    wallet,
  }) => {
    const names = await choose({ modal, playground, quietPage })
    const label = `away${Date.now() % 1000}`
    await names.type(label, 'Available')
    await names.setServiceAway(true)
    await modal.button('Register').click()
    await expect(names.said('Error registering name')).toBeVisible()
    await expect(names.said(/^The service can’t be reached/)).toBeVisible()
    await names.setServiceAway(false)
    await modal.button('Register').click()
    await expect(modal.title(`${label}.${zone}`)).toBeVisible()
    expect(signed(wallet)).toHaveLength(1)
  })
})

test('a strict policy is enough to register', { tag: '@desktop' }, async ({
  modal,
  playground,
  quietPage,
  wallet,
}) => {
  await quietPage.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`)
    })
  })
  const names = await choose({ modal, playground, quietPage }, { policy: 'strict' })
  const label = `strict${Date.now() % 1000}`
  await names.type(label, 'Available')
  await modal.button('Register').click()
  await expect(modal.title(`${label}.${zone}`)).toBeVisible()
  await expect(modal.dialog.locator('canvas')).toHaveCount(1)
  expect(await quietPage.evaluate(() => Object(window).violations)).toEqual([])
  expect(signed(wallet)).toHaveLength(1)
})
