import { passkeys } from '@cleat/testing/auth'
import { expect, test } from '../fixtures/embeddedTest.ts'
import { PlaygroundPage } from '../pages/PlaygroundPage.ts'
import { WalletSettingsPage } from '../pages/WalletSettingsPage.ts'

/** The wallet’s origin, its mailbox and a chain of Solana start with the first journey. */
test.setTimeout(180_000)
// The browser writes a line for each refusal.
test.use({ isNamed: true, serviceSearch: '?service=strict', expectedNoise: /status of 4\d\d/ })

const search = { config: 'embedded', service: 'strict' }

test('a passkey alone opens no wallet in a new browser: a code of the mailbox is asked for, too', async ({
  modal,
  playground,
  quietPage,
  visitor,
  walletOrigin,
}) => {
  const { evm, frame } = visitor
  const { mailbox } = walletOrigin
  const device = await passkeys(quietPage, { prf: true })
  const email = `sue${Date.now()}@mail.example`
  const countCodes = async () =>
    (await mailbox.subjectsFor(email)).filter((subject) => /^\d{6}/.test(subject)).length
  await visitor.logIn(email, search)
  await frame.click('Use a passkey')
  await expect(frame.title('Test your passkey')).toBeVisible()
  await frame.click('Use a passkey')
  await frame.click('Continue')
  await expect(modal.dialog).toBeHidden()
  const address = (await evm.address.textContent()) ?? ''

  await device.moveToNewBrowser([new URL(playground.url).origin, walletOrigin.url])
  await visitor.usePasskey(search)
  await expect(frame.frame.getByText(`Enter the code we sent to ${email}.`)).toBeVisible({
    timeout: 20_000,
  })
  await expect(evm.status).toHaveText('disconnected')
  await expect.poll(countCodes).toBe(2)
  await frame.typeCode(await mailbox.codeFor(email))
  await expect(evm.status).toHaveText('connected', { timeout: 20_000 })
  await expect(evm.address).toHaveText(address)
  await evm.click('Sign message')
  await frame.click('Confirm')
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)

  // This browser is known by now.
  await visitor.logOut()
  await visitor.usePasskey(search)
  await expect(evm.status).toHaveText('connected', { timeout: 20_000 })
  expect(await countCodes()).toBe(2)
})

test('a recovery by code waits, and the owner sees it in the settings and stops it', async ({
  asVisitor,
  browser,
  modal,
  playground,
  quietPage,
  visitor,
  walletOrigin,
}) => {
  const email = `tom${Date.now()}@mail.example`
  await visitor.logIn(email, search)
  await visitor.frame.click('Use a recovery code')
  const code = await visitor.createWallet()
  const context = await browser.newContext()
  const page = await context.newPage()
  const otherPlayground = new PlaygroundPage(page, playground.url)
  const other = asVisitor(page, otherPlayground)
  await other.logIn(email, search)
  await other.frame.frame.getByLabel('Recovery code').fill(code)
  await other.frame.click('Open wallet')
  await expect(other.frame.frame.getByText(/Come back in 24 hours/)).toBeVisible()
  await expect
    .poll(() => walletOrigin.mailbox.subjectsFor(email))
    .toContain('Someone is recovering your wallet')

  const settings = await WalletSettingsPage.open(quietPage, modal)
  const recovery = settings.section('Recovery')
  await expect(recovery.getByText(/^It opens your wallet there in 24 hours\./)).toBeVisible()
  await recovery.getByRole('button', { name: /^Stop it/ }).click()
  await expect(recovery.getByText('Someone uses your recovery code')).toBeHidden()
  await expect(settings.window.getByText('Done.')).toBeVisible()
  await settings.button(/^Show: What happened/).click()
  await expect(settings.section('Activity').getByText('Recovery stopped')).toBeVisible()
  await expect(other.evm.status).toHaveText('disconnected')
  await context.close()
})
