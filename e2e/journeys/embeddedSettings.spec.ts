import { passkeys } from '@cleat/testing/auth'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { deriveSolanaKey } from '../fixtures/deriveSolanaKey.ts'
import { expect, test } from '../fixtures/embeddedTest.ts'
import { PlaygroundPage } from '../pages/PlaygroundPage.ts'
import { WalletSettingsPage } from '../pages/WalletSettingsPage.ts'

/** The wallet’s origin, its mailbox and a chain of Solana start with the first journey. */
test.setTimeout(240_000)

const message = 'Hello from Cleat ⚓'
let count = 0
/** A visitor that the wallet does not know. */
const createEmail = () => `bea${Date.now()}-${count++}@mail.example`

test('the words and keys that are shown sign as the wallet does, and the owner hears of it', async ({
  modal,
  quietPage,
  visitor,
  walletOrigin,
}) => {
  const { evm, solana, frame } = visitor
  const email = createEmail()
  await quietPage.addInitScript(() => localStorage.setItem('laboratory.theme', 'dark'))
  await visitor.logIn(email)
  await visitor.createWallet()
  const address = (await evm.address.textContent()) ?? ''
  const solanaAddress = (await solana.address.textContent()) ?? ''
  await evm.click('Sign message')
  await frame.click('Confirm')
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)
  const signature = (await evm.signOutcome.textContent()) ?? ''
  await solana.click('Sign message')
  await frame.click('Confirm')
  await expect(solana.signOutcome).toHaveText(/^\w{80,90}$/)
  const solanaSignature = (await solana.signOutcome.textContent()) ?? ''

  const settings = await WalletSettingsPage.open(quietPage, modal)
  await expect(modal.title('Continue in the other window')).toBeVisible()
  // It looks as the page, and not as the browser.
  await expect(settings.window.locator('[data-theme]')).toHaveAttribute('data-theme', 'dark')
  await settings.button('Show: 24 words').click()
  await expect(settings.title('Only for your eyes')).toBeVisible()
  // A click is no hold.
  await settings.button('Hold to show').click()
  await expect(settings.title('Only for your eyes')).toBeVisible()
  expect(await walletOrigin.mailbox.subjectsFor(email)).not.toContain('Your keys were exported')
  await settings.hold()
  const words = await settings.readWords()
  expect(words.split(' ')).toHaveLength(24)
  const account = mnemonicToAccount(words)
  expect(account.address).toBe(address)
  expect(await account.signMessage({ message })).toBe(signature)
  const seed = deriveSolanaKey(words)
  expect(base58.encode(ed25519.getPublicKey(seed))).toBe(solanaAddress)
  const text = new TextEncoder().encode(message)
  expect(base58.encode(ed25519.sign(text, seed))).toBe(solanaSignature)
  await settings.button('Hide now').click()
  await expect(settings.title('Wallet settings')).toBeVisible()
  await expect(settings.window.getByText(words.split(' ')[0] ?? '', { exact: true })).toBeHidden()
  await expect
    .poll(() => walletOrigin.mailbox.subjectsFor(email))
    .toContain('Your keys were exported')

  await settings.button('Show: Ethereum key').click()
  await settings.hold()
  const key = (await settings.window.getByText(/^0x[0-9a-f]{64}$/).textContent()) ?? ''
  expect(privateKeyToAccount(key as `0x${string}`).address).toBe(address)
  await settings.button('Hide now').click()

  await settings.button('Show: Solana key').click()
  await settings.hold()
  const shown = await settings.window.getByText(/^\w{80,90}$/).textContent()
  const pair = base58.decode(shown ?? '')
  expect(base58.encode(ed25519.sign(text, pair.slice(0, 32)))).toBe(solanaSignature)
  await settings.button('Hide now').click()

  await settings.button(/^Show: What happened/).click()
  await expect(settings.section('Activity').getByText('Keys shown')).toHaveCount(3)
  // Neither the page nor its address has any of it.
  expect(settings.window.url()).toBe(`${walletOrigin.url}/w/settings`)
  expect(await quietPage.content()).not.toContain(key.slice(2))
  await settings.window.close()
})

test('deleting waits seven days and is cancelled; the recovery code is tested', {
  tag: '@desktop',
}, async ({ modal, quietPage, visitor }) => {
  await visitor.logIn(createEmail())
  const code = await visitor.createWallet()
  const settings = await WalletSettingsPage.open(quietPage, modal)
  await settings.confirm('Delete wallet', /^Delete wallet/, 'Delete wallet')
  const line = settings.window.getByText('Your wallet will be deleted in 7 days.')
  await expect(line).toBeVisible()
  await settings.window.reload()
  await expect(line).toBeVisible({ timeout: 20_000 })
  await settings.button(/^Keep wallet/).click()
  await expect(line).toBeHidden()
  await expect(settings.window.getByText('Done.')).toBeVisible()

  await settings.button('Test: Recovery code').click()
  const field = settings.window.getByLabel('Recovery code')
  await field.fill(code.replace(/.$/, (last) => (last === '0' ? '1' : '0')))
  await settings.button('Test').click()
  await expect(settings.window.getByText(/has a typo/)).toBeVisible()
  await field.fill(code)
  await settings.button('Test').click()
  await expect(settings.section('Recovery').getByText(/^Last tested on/)).toBeVisible()
  await expect(settings.window.getByText('Done.')).toBeVisible()
  await quietPage.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  await visitor.evm.click('Sign message')
  await visitor.frame.click('Confirm')
  await expect(visitor.evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)
})

test.describe('refusals', () => {
  // The browser writes a line for each.
  test.use({ expectedNoise: /status of 4\d\d/ })

  test('a removed device is logged out at once, a frozen wallet signs nothing, all log out', {
    tag: '@desktop',
  }, async ({ asVisitor, browser, laboratory, modal, quietPage, visitor, walletOrigin }) => {
    const email = createEmail()
    await visitor.logIn(email)
    const code = await visitor.createWallet()
    const address = (await visitor.evm.address.textContent()) ?? ''
    const context = await browser.newContext()
    const page = await context.newPage()
    const other = asVisitor(page, new PlaygroundPage(page, laboratory.url))
    await other.logIn(email)
    await other.frame.frame.getByLabel('Recovery code').fill(code)
    await other.frame.click('Open wallet')
    await expect(other.evm.status).toHaveText('connected', { timeout: 20_000 })
    await other.evm.click('Sign message')
    await other.frame.click('Confirm')
    await expect(other.evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)

    const settings = await WalletSettingsPage.open(quietPage, modal)
    const devices = settings.section('Devices')
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    // The shares are made again, so that the one that stays opens the next generation.
    await settings.confirm('Devices', /^Remove: /, 'Remove')
    await expect(devices.getByRole('listitem')).toHaveCount(1, { timeout: 20_000 })
    // Its frame hears of it, and asks nothing before.
    await expect(other.evm.status).toHaveText('disconnected')
    await page.reload()
    await expect(other.evm.status).toHaveText('disconnected')
    await other.logIn(email)
    await expect(other.frame.title('Enter your recovery code')).toBeVisible()
    await other.frame.frame.getByLabel('Recovery code').fill(code)
    await other.frame.click('Open wallet')
    await expect(other.evm.address).toHaveText(address, { timeout: 20_000 })
    await quietPage.keyboard.press('Escape')
    await expect(modal.dialog).toBeHidden()
    await visitor.evm.click('Sign message')
    await visitor.frame.click('Confirm')
    await expect(visitor.evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)

    // The owner froze it by the link of the mail: no device signs until one opens it again.
    const mailed = await context.newPage()
    await mailed.goto(await walletOrigin.mailbox.linkFor(email))
    await expect(mailed.getByRole('heading', { name: 'Freeze your wallet?' })).toBeVisible()
    await mailed.getByRole('button', { name: 'Freeze wallet' }).click()
    await expect(mailed.getByRole('heading', { name: 'Your wallet is frozen' })).toBeVisible()
    await mailed.close()
    await visitor.evm.click('Sign message')
    await visitor.frame.click('Confirm')
    await expect(visitor.evm.signOutcome).toHaveText(/^SHARE_REFUSED/)
    await expect(modal.dialog).toBeHidden()
    await settings.window.reload()
    await expect(settings.section('Your wallet is frozen')).toBeVisible({ timeout: 20_000 })
    await settings.button(/^Open it again/).click()
    await expect(settings.section('Your wallet is frozen')).toBeHidden()
    await visitor.evm.click('Sign message')
    await visitor.frame.click('Confirm')
    await expect(visitor.evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)

    const before = Date.now()
    await settings.confirm('Security', /^Log out everywhere/, 'Log out everywhere')
    await expect(other.evm.status).toHaveText('disconnected')
    const description = `${Date.now() - before} ms`
    test.info().annotations.push({ type: 'seen by another browser after', description })
    await expect(settings.title('You’re logged out')).toBeVisible()
    await expect(visitor.evm.status).toHaveText('disconnected')
    await expect(visitor.solana.status).toHaveText('disconnected')
    await page.reload()
    await expect(other.evm.status).toHaveText('disconnected')
    await context.close()
  })
})

test.describe('passkeys', () => {
  test.use({ isNamed: true })

  test('an export touches the passkey, and each signature does once it is asked for', {
    tag: '@phone-nightly',
  }, async ({ modal, quietPage, visitor }) => {
    const { evm, frame } = visitor
    const device = await passkeys(quietPage, { prf: true })
    await visitor.logIn(createEmail())
    await frame.click('Use a passkey')
    await expect(frame.title('Test your passkey')).toBeVisible()
    await frame.click('Use a passkey')
    await frame.click('Continue')
    await expect(evm.status).toHaveText('connected')
    const settings = await WalletSettingsPage.open(quietPage, modal)
    // Each page has another authenticator, and a person has one.
    await device.copyTo(settings.window)
    await settings.button('Show: 24 words').click()
    await expect(settings.title('Confirm with your passkey')).toBeVisible()
    await settings.button('Use a passkey').click()
    await settings.hold()
    const address = (await evm.address.textContent()) ?? ''
    expect(mnemonicToAccount(await settings.readWords()).address).toBe(address)
    await settings.button('Hide now').click()
    await settings.button('Turn on: Ask for my passkey').click()
    await expect(settings.section('Security').getByText('Each time you sign')).toBeVisible()
    await settings.window.close()
    await quietPage.keyboard.press('Escape')
    await expect(modal.dialog).toBeHidden()
    await evm.click('Sign message')
    await frame.click('Confirm')
    await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)
  })
})
