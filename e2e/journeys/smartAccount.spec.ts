import type { Page } from '@playwright/test'
import { createPublicClient, createTestClient, http, publicActions } from 'viem'
import { expect, test } from '../fixtures/test.ts'

type Service = {
  readonly chains: readonly { readonly id: number; readonly rpcUrl: string }[]
  readonly receiver: `0x${string}`
  readonly token: `0x${string}`
}

/** Several chains and services start with the first journey. */
test.setTimeout(240_000)

const outcome = (page: Page) => page.getByTestId('account-outcome')

for (const config of ['smart-account', 'smart-account-ethers'])
  test.describe(config, () => {
    test.beforeEach(async ({ playground, laboratory }) => {
      // The chains start with the first page that wants them.
      await playground.page.request.get(new URL('/accounts-service', laboratory.url).href, {
        timeout: 110_000,
      })
    })

    test('logged in, the first action upgrades, sponsored and in one confirmation', {
      tag: config === 'smart-account' ? [] : '@desktop',
    }, async ({ laboratory, modal, playground }) => {
      const { page } = playground
      const { client, address } = await logIn({ page, playground, laboratory, config })
      expect(await client.getCode({ address })).toBeUndefined()

      await page.getByRole('button', { name: 'Allow and call as a whole' }).click()
      await expect(modal.dialog).toContainText('Paid by', { timeout: 30_000 })
      await expect(modal.dialog).toContainText('Your account becomes a smart account')
      await modal.button('Confirm').click()
      await expect(page.getByTestId('account-status')).toHaveText('confirmed', { timeout: 40_000 })
      expect(await client.getCode({ address })).toMatch(/^0xef010063c0c19a/i)
      // Nothing was spent: the account never had anything.
      expect(await client.getBalance({ address })).toBe(0n)
    })

    test('a message is valid by the key and by the account’s code', { tag: '@desktop' }, async ({
      laboratory,
      modal,
      playground,
    }) => {
      const { page } = playground
      await logIn({ page, playground, laboratory, config })
      const sign = async (expected: string) => {
        await page.getByRole('button', { name: 'Sign and check' }).click()
        await modal.button('Confirm').click()
        await expect(outcome(page)).toHaveText(expected, { timeout: 40_000 })
      }
      await sign('key true, contract false')
      await page.getByRole('button', { name: 'Call for nothing' }).click()
      await modal.button('Confirm').click()
      await expect(outcome(page)).toHaveText(/^sent 0x/, { timeout: 40_000 })
      await sign('key true, contract true')
    })

    test('the kind is kept over a reload, and an upgrade is removed', { tag: '@desktop' }, async ({
      laboratory,
      modal,
      playground,
    }) => {
      const { page } = playground
      const { client, address } = await logIn({ page, playground, laboratory, config })
      await page.getByRole('button', { name: 'Get 1 ETH' }).click()
      await expect(outcome(page)).toHaveText('paid')
      await page.getByRole('button', { name: 'Call for nothing' }).click()
      await modal.button('Confirm').click()
      await expect(outcome(page)).toHaveText(/^sent 0x/, { timeout: 40_000 })

      await openSettings(page)
      await modal.button('Smart account').click()
      await expect(modal.dialog).toContainText('Upgraded on 1 network')
      await expect(modal.dialog).toContainText('Not available here')
      await modal.dialog.getByRole('checkbox').click()
      await expect(modal.dialog).toContainText('What was upgraded stays upgraded')

      await page.reload()
      await expect(page.getByTestId('status')).toHaveText('connected', { timeout: 40_000 })
      expect(await page.getByTestId('address').textContent()).toBe(address)
      await openSettings(page)
      await modal.button('Smart account').click()
      await expect(modal.dialog.getByRole('checkbox')).not.toBeChecked()
      await modal.button('Remove the upgrade').click()
      await expect(modal.dialog).toContainText('You pay the network fee.')
      await modal.button('Remove the upgrade').click()
      await expect(modal.title('Upgrade removed')).toBeVisible({ timeout: 40_000 })
      expect(await client.getCode({ address })).toBeUndefined()
      await modal.button('Done').click()

      // A plain account pays for itself, and does not upgrade.
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Pay 0.001 ETH' }).click()
      await expect(modal.dialog).toContainText('Up to', { timeout: 30_000 })
      await modal.button('Confirm').click()
      await expect(outcome(page)).toHaveText(/^sent 0x/, { timeout: 40_000 })
      expect(await client.getCode({ address })).toBeUndefined()
    })

    test('cancelled, nothing is signed', { tag: '@desktop' }, async ({
      laboratory,
      modal,
      playground,
    }) => {
      const { page } = playground
      const { client, address } = await logIn({ page, playground, laboratory, config })
      await page.getByRole('button', { name: 'Call for nothing' }).click()
      await modal.button('Cancel').click()
      await expect(outcome(page)).toHaveText('4001')
      expect(await client.getCode({ address })).toBeUndefined()
      expect(await client.getTransactionCount({ address })).toBe(0)
    })
  })

test('whose code an external wallet runs: known, and unknown at stop level', {
  tag: '@desktop',
}, async ({ laboratory, modal, playground, wallet }) => {
  const { page } = playground
  const [address] = wallet.accounts
  const [ethereum] = laboratory.chains
  if (!address || !ethereum) throw new Error('There is no account.')
  const client = createTestClient({ mode: 'anvil', transport: http(ethereum.rpcUrl) }).extend(
    publicActions,
  )
  const before = await client.snapshot()
  const delegate = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b'
  await client.setCode({ address: delegate, bytecode: '0x6001' })
  await client.setCode({ address, bytecode: `0xef0100${delegate.slice(2)}` })
  await playground.gotoConnected(modal)
  await openSettings(page)
  await modal.button(/^Account code/).click()
  await expect(modal.dialog).toContainText('MetaMask Smart Account')
  await expect(modal.dialog).toContainText('To remove it, open Harbour Wallet')

  await client.setCode({ address, bytecode: `0xef0100${'99'.repeat(20)}` })
  await page.keyboard.press('Escape')
  await openSettings(page)
  await modal.button(/^Account code.*we don’t know/).click()
  await expect(modal.dialog).toContainText('This account runs code we don’t know.')
  await client.revert({ id: before })
})

/** A new visitor with an account that has nothing. */
async function logIn(parameters: {
  page: Page
  playground: { goto(search: Record<string, string>): Promise<void> }
  laboratory: { url: string }
  config: string
}) {
  const { page, playground, laboratory, config } = parameters
  await playground.goto({ config })
  const answer = await page.request.get(new URL('/accounts-service', laboratory.url).href)
  const { chains } = (await answer.json()) as Service
  const base = chains.find(({ id }) => id === 8453)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByTestId('status')).toHaveText('connected', { timeout: 40_000 })
  const address = (await page.getByTestId('address').textContent()) as `0x${string}`
  const client = createPublicClient({ transport: http(base?.rpcUrl) })
  return { client, address }
}

async function openSettings(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { laboratory } = Object(window)
    void laboratory.kit.open({ view: 'AccountSettings' }).catch(() => undefined)
  })
}
