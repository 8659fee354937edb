import { rejectRequest } from '@cleat/testing'
import { installDevWallet } from '@cleat/testing/playwright'
import type { Browser, Page } from '@playwright/test'
import { privateKeyToAccount } from 'viem/accounts'
import { test as base, expect } from '../fixtures/embeddedTest.ts'
import type { ModalPage } from '../pages/ModalPage.ts'
import type { PlaygroundPage } from '../pages/PlaygroundPage.ts'
import { WalletSettingsPage } from '../pages/WalletSettingsPage.ts'

/** The wallet’s origin and its chains start with the first journey. */
base.setTimeout(180_000)

/** Accounts of the local chain, which own one of Farcaster each. */
const keys = [
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
] as const

type Phone = {
  readonly page: Page
  readonly wallet: Awaited<ReturnType<typeof installDevWallet>>
}

const test = base.extend<{
  /** Another browser, whose wallet has a key of an account. */
  openPhone(key: (typeof keys)[number]): Promise<Phone>
}>({
  async openPhone({ browser, laboratory }, use) {
    const opened: { close(): Promise<void> }[] = []
    await use(async (key) => {
      const context = await (browser as Browser).newContext({
        viewport: { width: 390, height: 844 },
      })
      opened.push(context)
      const wallet = await installDevWallet(context, {
        ...{ chains: [...laboratory.chains], privateKeys: [key] },
        info: { name: 'Harbour Wallet', rdns: 'dev.cleat.harbour' },
      })
      return { page: await context.newPage(), wallet }
    })
    for (const context of opened) await context.close()
  },
})

async function choose(page: Page, modal: ModalPage, playground: PlaygroundPage): Promise<string> {
  await playground.goto({ config: 'embedded' })
  await playground.button.click()
  await expect(modal.dialog.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await modal.dialog.getByRole('button', { name: /Farcaster$/ }).click()
  return readLink(page)
}

async function readLink(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: /Continue in this browser|Open Farcaster/ })
  await expect(link).toHaveAttribute('href', /^http/, { timeout: 20_000 })
  return (await link.getAttribute('href')) ?? ''
}

test('another device signs, declined there first, then the wallet is made here', async ({
  modal,
  openPhone,
  playground,
  quietPage,
  visitor,
  walletOrigin,
}) => {
  const link = await choose(quietPage, modal, playground)
  expect(link).toMatch(new RegExp(`^${walletOrigin.url}/w/farcaster#[\\w-]{22}$`))
  const { page, wallet } = await openPhone(keys[0])
  await page.goto(link)
  await expect(page.getByText('127.0.0.1')).toBeVisible()
  await expect(modal.dialog).toContainText('Continue where you opened it')
  await page.getByRole('button', { name: 'Don’t log in' }).click()
  await expect(page.getByText('Login declined. Nothing was shared.')).toBeVisible()
  await expect(modal.dialog).toContainText('Login declined. Nothing was shared.')

  await modal.button('Try again').click()
  // The old one stays until the new one is there.
  await expect.poll(() => readLink(quietPage)).not.toBe(link)
  const again = await readLink(quietPage)
  await page.goto('about:blank')
  await page.goto(again)
  wallet.program('personal_sign', rejectRequest())
  await page.getByRole('button', { name: 'Harbour Wallet' }).click()
  await expect(page.getByRole('alert')).toContainText('You declined in your wallet.')
  await page.getByRole('button', { name: 'Harbour Wallet' }).click()
  await expect(page.getByRole('heading', { name: 'You’re logged in' })).toBeVisible()
  await visitor.createWallet()
  await expect(visitor.evm.status).toHaveText('connected')
  await expect(visitor.solana.status).toHaveText('connected')
  const address = (await visitor.evm.address.textContent()) ?? ''
  expect(address).not.toBe(privateKeyToAccount(keys[0]).address)

  // This browser is known: a signature is all it takes.
  await visitor.logOut()
  const third = await choose(quietPage, modal, playground)
  await page.goto('about:blank')
  await page.goto(third)
  await page.getByRole('button', { name: 'Harbour Wallet' }).click()
  await expect(visitor.evm.address).toHaveText(address, { timeout: 20_000 })
  await quietPage.evaluate(() => {
    const { laboratory } = Object(window)
    void laboratory.kit.open({ view: 'AccountSettings' }).catch(() => undefined)
  })
  await expect(modal.dialog.getByText('FID 5651')).toBeVisible()
})

test('Farcaster is added in the settings, and then opens the same wallet', {
  tag: '@desktop',
}, async ({ modal, openPhone, playground, quietPage, visitor }) => {
  await visitor.logIn(`fay${Date.now()}@mail.example`)
  await visitor.createWallet()
  const address = (await visitor.evm.address.textContent()) ?? ''
  const settings = await WalletSettingsPage.open(quietPage, modal)
  const { page } = await openPhone(keys[2])
  const sign = async (link: string) => {
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByRole('button', { name: 'Harbour Wallet' }).click()
    await expect(page.getByRole('heading', { name: 'You’re logged in' })).toBeVisible()
  }
  await settings.button('Add Farcaster').click()
  await sign(await readLink(settings.window))
  const logins = settings.section('Ways to log in')
  await expect(logins.getByText('FID 5653')).toBeVisible()
  await settings.window.close()
  await quietPage.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()

  await visitor.logOut()
  await sign(await choose(quietPage, modal, playground))
  await expect(visitor.evm.address).toHaveText(address, { timeout: 20_000 })
})

test('a code that is over: the phone says so, the page shows another, and at last gives up', async ({
  modal,
  openPhone,
  playground,
  quietPage,
}) => {
  await quietPage.clock.install()
  const link = await choose(quietPage, modal, playground)
  // The service says that it is over, as it does after five minutes.
  const id = link.split('#')[1] ?? ''
  await quietPage.context().route(
    (url) => url.pathname.endsWith(`/logins/${id}`),
    (route) => route.fulfill({ json: { state: 'over' } }),
  )
  await expect.poll(() => readLink(quietPage)).not.toBe(link)
  const { page } = await openPhone(keys[1])
  // The laboratory cannot wait for it: a login that is not there is answered in the same way.
  await page.goto(link.replace(id, 'A'.repeat(22)))
  await expect(page.getByText('This login is over.')).toBeVisible()
  await quietPage.clock.fastForward(601_000)
  await expect(modal.dialog).toContainText('Couldn’t log you in')
  await expect(modal.button('Try again')).toBeVisible()
})

test.describe('at a name, where Farcaster’s app answers', () => {
  test.use({ isNamed: true })

  test('a relay brings what the app signed', { tag: '@phone-nightly' }, async ({
    modal,
    playground,
    quietPage,
    visitor,
    walletOrigin,
  }) => {
    expect(new URL(walletOrigin.url).hostname).toBe('localhost')
    const link = await choose(quietPage, modal, playground)
    expect(link).toContain('/~/siwf?channelToken=')
    const opening = quietPage.waitForEvent('popup')
    await quietPage.getByRole('link', { name: /Open Farcaster/ }).click()
    const app = await opening
    await app.getByRole('button', { name: 'Log in' }).click()
    await expect(app.getByText('Logged in.')).toBeVisible()
    await app.close()
    // A name has passkeys, which are offered first.
    await visitor.frame.click('Use a recovery code')
    await visitor.createWallet()
    await expect(visitor.evm.status).toHaveText('connected')
  })
})
