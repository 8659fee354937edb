import type { Visitor, WalletWindow } from '@cleat/testing/auth'
import type { Page } from '@playwright/test'
import { createPublicClient, createTestClient, http, parseEther } from 'viem'
import { expect, test } from '../fixtures/embeddedTest.ts'

/** The wallet’s origin, its chains and its services start with the first journey. */
test.setTimeout(240_000)

const config = 'embedded-smart'
let count = 0
const createEmail = () => `smart${Date.now()}-${count++}@mail.example`
/** A sponsor and a chain answer in between. */
const patient = { timeoutMs: 40_000 }
const outcome = (page: Page) => page.getByTestId('account-outcome')
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

test.beforeEach(async ({ playground, walletOrigin }) => {
  // The chains start with the first page that wants them.
  const url = new URL('/accounts-service', playground.url).href
  await playground.page.request.get(url, { timeout: 110_000 })
  expect(walletOrigin.url).toMatch(/^http/)
})

test('sign up; the first batch upgrades the account, in one approval that another pays', {
  tag: '@phone-nightly',
}, async ({ modal, playground, visitor }) => {
  const { page } = playground
  const { evm } = visitor
  await visitor.logIn(createEmail(), { config })
  await visitor.createWallet()
  await expect(evm.status).toHaveText('connected')
  const { client, address } = await readAccount(page, evm.address)
  expect(await client.getCode({ address })).toBeUndefined()

  // An upgrade is approved in a window alone.
  const wanted = await askSponsored(page, visitor)
  await expect(wanted.page.getByText(/^Let .* spend up to /)).toBeVisible()
  await expect(wanted.page.getByText('All of this happens at once, or nothing does.')).toBeVisible()
  await expect(wanted.page.getByText(/Your account becomes a smart account/)).toBeVisible()
  // The upgrade is chosen, and not passed by.
  await wanted.confirm()
  await expect(wanted.title('Approve this?')).toBeVisible()
  await expect(wanted.page.getByRole('checkbox')).toHaveCount(1)
  await wanted.page.getByRole('checkbox', { name: 'Make my account a smart account' }).check()
  await wanted.confirm()
  await expect(page.getByTestId('account-status')).toHaveText('confirmed', { timeout: 40_000 })
  expect(await client.getCode({ address })).toMatch(/^0xef010063c0c19a/i)
  // Nothing was spent: the account never had anything.
  expect(await client.getBalance({ address })).toBe(0n)
  await expect(modal.dialog).toBeHidden()

  await press(page, 'Allow and call as a whole')
  await visitor.approve(patient)
  await expect(outcome(page)).toHaveText('sent', { timeout: 40_000 })
  await expect(page.getByTestId('account-status')).toHaveText('confirmed', { timeout: 40_000 })
  expect(await client.getBalance({ address })).toBe(0n)

  // A message stays a plain signature, and contracts take it.
  await press(page, 'Sign and check')
  await visitor.approve(patient)
  await expect(outcome(page)).toHaveText('key true, contract true', { timeout: 40_000 })
})

test('the kind of account is the visitor’s choice, and its code is taken away again', {
  tag: '@desktop',
}, async ({ modal, playground, visitor }) => {
  const { page } = playground
  const { evm } = visitor
  await visitor.logIn(createEmail(), { config })
  await visitor.createWallet()
  await expect(evm.status).toHaveText('connected')
  const { client, node, address } = await readAccount(page, evm.address)
  await node.setBalance({ address, value: parseEther('1') })
  await press(page, 'Call for nothing')
  const first = await openWindow(visitor)
  await first.agree()
  await first.confirm()
  await expect(outcome(page)).toHaveText(/^sent 0x/, { timeout: 40_000 })

  await openSettings(page)
  await modal.button('Smart account').click()
  await expect(modal.dialog).toContainText('Upgraded on 1 network')
  await modal.dialog.getByRole('checkbox').click()
  await expect(modal.dialog).toContainText('What was upgraded stays upgraded')
  await modal.button('Remove the upgrade').click()
  await modal.button('Remove the upgrade').click()
  const removal = await openWindow(visitor)
  await expect(removal.page.getByText('Remove the code from this account')).toBeVisible()
  await removal.confirm()
  await expect.poll(() => client.getCode({ address }), { timeout: 40_000 }).toBeUndefined()

  await playground.goto({ config })
  await expect(evm.status).toHaveText('connected', { timeout: 40_000 })
  await press(page, 'Pay 0.001 ETH')
  await visitor.approve(patient)
  await expect(outcome(page)).toHaveText(/^sent 0x/, { timeout: 40_000 })
  expect(await client.getCode({ address })).toBeUndefined()
})

test('a wallet that was made with a plain account stays plain, whatever the app begins with', {
  tag: '@desktop',
}, async ({ playground, visitor }) => {
  const { page } = playground
  const { evm } = visitor
  await visitor.logIn(createEmail(), { config, type: 'eoa' })
  await visitor.createWallet()
  await expect(evm.status).toHaveText('connected')
  const { client, node, address } = await readAccount(page, evm.address)
  await node.setBalance({ address, value: parseEther('1') })

  // The same visitor, of an app that begins with smart accounts.
  await playground.goto({ config })
  await expect(evm.status).toHaveText('connected', { timeout: 40_000 })
  await press(page, 'Allow and call as a whole')
  await expect(outcome(page)).toHaveText(/5760|REQUEST_BATCH_UNSUPPORTED/, { timeout: 40_000 })
  await press(page, 'Pay 0.001 ETH')
  await visitor.approve(patient)
  await expect(outcome(page)).toHaveText(/^sent 0x/, { timeout: 40_000 })
  expect(await client.getCode({ address })).toBeUndefined()
  expect(await client.getBalance({ address })).toBeLessThan(parseEther('0.999'))
})

/** Asks for the batch. An account without money waits for a sponsor, however busy it is. */
async function askSponsored(
  page: Page,
  visitor: Pick<Visitor, 'openWindow'>,
): Promise<WalletWindow> {
  await press(page, 'Allow and call as a whole')
  const window = await openWindow(visitor)
  await expect(window.page.getByText(/^Paid by Harbour \(0x/)).toBeVisible()
  return window
}

/** Opens the window that the modal offers for what the frame does not show. */
async function openWindow(visitor: Pick<Visitor, 'openWindow'>): Promise<WalletWindow> {
  const window = await visitor.openWindow()
  await expect(window.title('Approve this?')).toBeVisible({ timeout: 20_000 })
  return window
}

type Service = { readonly chains: readonly { readonly id: number; readonly rpcUrl: string }[] }

async function readAccount(page: Page, shown: { textContent(): Promise<string | null> }) {
  const answer = await page.request.get(new URL('/accounts-service', page.url()).href)
  const { chains } = (await answer.json()) as Service
  const transport = http(chains.find(({ id }) => id === 8453)?.rpcUrl)
  return {
    client: createPublicClient({ transport }),
    node: createTestClient({ mode: 'anvil', transport }),
    address: (await shown.textContent()) as `0x${string}`,
  }
}

async function openSettings(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { laboratory } = Object(window)
    void laboratory.kit.open({ view: 'AccountSettings' }).catch(() => undefined)
  })
}
