import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/embeddedTest.ts'
import type { ModalPage } from '../pages/ModalPage.ts'

/** The wallet’s origin, the providers and a chain of Solana start with the first journey. */
test.setTimeout(180_000)

/** Chooses a provider, whose window opens with the click. */
async function choose(page: Page, modal: ModalPage, name: string): Promise<Page> {
  const opening = page.waitForEvent('popup')
  const direct = modal.dialog.getByRole('button', { name: new RegExp(`${name}$`) }).first()
  await expect(modal.dialog.getByRole('textbox', { name: 'Email' })).toBeVisible()
  if (!(await direct.isVisible()))
    await modal.dialog.getByRole('button', { name: 'More ways to log in' }).click()
  await direct.click()
  return opening
}

for (const [provider, name] of [
  ['google', 'Google'],
  ['x', 'X'],
  ['discord', 'Discord'],
  ['github', 'GitHub'],
  ['facebook', 'Facebook'],
  ['apple', 'Apple'],
] as const)
  test(`${name}: declined first, then the window comes back, and the wallet is made here`, {
    tag: ['google', 'apple'].includes(provider) ? [] : '@phone-nightly',
  }, async ({ laboratory, modal, playground, quietPage, visitor, walletOrigin }) => {
    const control = new URL('/wallet-service/social', laboratory.url).href
    const decide = (step: 'allow' | 'deny') =>
      quietPage.request.post(control, {
        // Without a mailbox it is like no other visitor.
        data: { provider, step, user: { id: `${Date.now()}`, email: null } },
      })
    await decide('deny')
    await playground.goto({ config: 'embedded' })
    await playground.button.click()
    const refused = await choose(quietPage, modal, name)
    await expect(refused.getByText('Login declined. Nothing was shared.')).toBeVisible({
      timeout: 30_000,
    })
    await expect(modal.dialog).toContainText('Login declined. Nothing was shared.')
    await decide('allow')
    await refused.close()
    const again = quietPage.waitForEvent('popup')
    await modal.button('Try again').click()
    const window = await again
    await window.waitForEvent('close', { timeout: 60_000 })
    await visitor.createWallet()
    await expect(visitor.evm.status).toHaveText('connected')
    await expect(visitor.solana.status).toHaveText('connected')
    expect(new URL(walletOrigin.url).hostname).toBe('127.0.0.1')
  })

test('Apple answers by a form of its page, and tells the name once', async ({
  laboratory,
  modal,
  playground,
  quietPage,
  visitor,
}) => {
  const told: (string | null)[] = []
  quietPage.context().on('request', (request) => {
    if (!request.url().endsWith('/callback/apple')) return
    expect(request.method()).toBe('POST')
    told.push(new URLSearchParams(request.postData() ?? '').get('user'))
  })
  await quietPage.request.post(new URL('/wallet-service/social', laboratory.url).href, {
    data: { provider: 'apple', step: 'allow', user: { id: `${Date.now()}`, email: null } },
  })
  const logIn = async () => {
    const window = await choose(quietPage, modal, 'Apple')
    await window.waitForEvent('close', { timeout: 60_000 })
  }
  await playground.goto({ config: 'embedded' })
  await playground.button.click()
  await logIn()
  await visitor.createWallet()
  await visitor.evm.click('Disconnect')
  await expect(visitor.evm.status).toHaveText('disconnected')
  await playground.button.click()
  await logIn()
  await expect(visitor.evm.status).toHaveText('connected', { timeout: 20_000 })
  expect(told).toEqual([expect.stringContaining('Lovelace'), null])
  // The service remembers it.
  await quietPage.evaluate(() => {
    const { laboratory } = Object(window)
    void laboratory.kit.open({ view: 'AccountSettings' }).catch(() => undefined)
  })
  await expect(modal.dialog.getByText('Ada Lovelace')).toBeVisible()
})

test('a provider that does not answer: another window takes the place of the first', {
  tag: '@desktop',
}, async ({ laboratory, modal, playground, quietPage, visitor, walletOrigin }) => {
  expect(walletOrigin.url).toContain('127.0.0.1')
  const decide = (step: 'allow' | 'hang') =>
    quietPage.request.post(new URL('/wallet-service/social', laboratory.url).href, {
      data: { provider: 'discord', step, user: { id: `${Date.now()}`, email: null } },
    })
  await decide('hang')
  await playground.goto({ config: 'embedded' })
  await playground.button.click()
  // The provider exchanges no code.
  const stuck = quietPage.context().waitForEvent('request', (request) => {
    return request.url().includes('/callback/discord')
  })
  const first = await choose(quietPage, modal, 'Discord')
  await expect(modal.title('Log in with Discord')).toBeVisible()
  await stuck
  await decide('allow')
  const opening = quietPage.waitForEvent('popup')
  await modal.button('Show the window').click()
  const second = await opening
  await second.waitForEvent('close', { timeout: 60_000 })
  await visitor.createWallet()
  await expect(visitor.evm.status).toHaveText('connected')
  await first.close()
})
