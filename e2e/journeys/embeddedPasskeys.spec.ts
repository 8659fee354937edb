import { passkeys } from '@cleat/testing/auth'
import { verifyMessage } from 'viem'
import { expect, test } from '../fixtures/embeddedTest.ts'

/** The wallet’s origin, its mailbox and a chain of Solana start with the first journey. */
test.setTimeout(180_000)
test.use({ isNamed: true })

const message = 'Hello from Cleat ⚓'

test('sign up by passkey: a touch makes it, one tests it, and one is all in another browser', async ({
  modal,
  quietPage,
  visitor,
  walletOrigin,
  playground,
}) => {
  const { evm, solana, frame } = visitor
  const device = await passkeys(quietPage, { prf: true })
  await visitor.usePasskey()
  await expect(frame.title('Use your passkey')).toBeVisible({ timeout: 20_000 })
  await expect(frame.alert).toHaveText(/^No passkey was used/)
  await frame.click('Create wallet')
  await expect(frame.title('Test your passkey')).toBeVisible()
  await frame.click('Use a passkey')
  await frame.click('Continue')
  await expect(modal.dialog).toBeHidden()
  await expect(evm.status).toHaveText('connected')
  await expect(solana.status).toHaveText('connected')
  expect(await device.count()).toBe(1)
  const address = ((await evm.address.textContent()) ?? '') as `0x${string}`
  const solanaAddress = (await solana.address.textContent()) ?? ''

  await device.moveToNewBrowser([new URL(playground.url).origin, walletOrigin.url])
  await visitor.usePasskey()
  await expect(evm.status).toHaveText('connected', { timeout: 20_000 })
  await expect(modal.dialog).toBeHidden()
  await expect(evm.address).toHaveText(address)
  await expect(solana.address).toHaveText(solanaAddress)
  await evm.click('Sign message')
  await frame.click('Confirm')
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)
  const signature = (await evm.signOutcome.textContent()) as `0x${string}`
  expect(await verifyMessage({ address, message, signature })).toBe(true)

  // This device is known by now.
  await visitor.logOut()
  await visitor.usePasskey()
  await expect(evm.status).toHaveText('connected', { timeout: 20_000 })
  await expect(evm.address).toHaveText(address)
})

test('a passkey without PRF logs in, and the recovery code opens the wallet elsewhere', {
  tag: '@desktop',
}, async ({ modal, quietPage, visitor, walletOrigin, playground }) => {
  const { evm, frame } = visitor
  const device = await passkeys(quietPage, { prf: false })
  await visitor.usePasskey()
  await frame.click('Create wallet')
  await expect(frame.title('Save your recovery code')).toBeVisible()
  await expect(frame.frame.getByText(/can’t open your wallet/)).toBeVisible()
  const code = await visitor.createWallet()
  await expect(evm.status).toHaveText('connected')
  const address = (await evm.address.textContent()) ?? ''

  await device.moveToNewBrowser([new URL(playground.url).origin, walletOrigin.url])
  await visitor.usePasskey()
  await expect(frame.title('Open your wallet')).toBeVisible({ timeout: 20_000 })
  await expect(frame.frame.getByText(/can’t open your wallet/)).toBeVisible()
  await frame.frame.getByLabel('Recovery code').fill(code)
  await frame.click('Open wallet')
  await expect(evm.status).toHaveText('connected', { timeout: 20_000 })
  await expect(evm.address).toHaveText(address)
  await expect(modal.dialog).toBeHidden()
})

test('a login by e-mail with a passkey for recovery, whose value at its creation was another', {
  tag: '@desktop',
}, async ({ browser, modal, quietPage, visitor, walletOrigin, playground }) => {
  const { evm, frame } = visitor
  const device = await passkeys(quietPage, { prf: true })
  await quietPage.addInitScript(() => {
    // Pages without a secure context have none.
    if (!navigator.credentials) return
    const create = navigator.credentials.create.bind(navigator.credentials)
    navigator.credentials.create = async (options) => {
      const made = (await create(options)) as PublicKeyCredential
      const results = { prf: { enabled: true, results: { first: new ArrayBuffer(32) } } }
      made.getClientExtensionResults = () => results
      return made
    }
  })
  const email = `pia${Date.now()}@mail.example`
  await visitor.logIn(email)
  await expect(frame.title('Choose how to recover your wallet')).toBeVisible()
  await frame.click('Use a passkey')
  await expect(frame.title('Test your passkey')).toBeVisible()
  await frame.click('Use a passkey')
  await frame.click('Continue')
  await expect(modal.dialog).toBeHidden()
  await expect(evm.status).toHaveText('connected')
  const address = (await evm.address.textContent()) ?? ''

  // Without the mailbox: the change waits, and the link that the mailbox got stops it.
  const next = `new${email}`
  await playground.button.click()
  await modal.button('Account settings').click()
  await modal.button('Change email').click()
  await frame.click('I can’t open this mailbox')
  await frame.frame.getByRole('textbox', { name: 'New email' }).fill(next)
  await frame.click('Use a passkey')
  await expect(frame.title('Enter the code')).toBeVisible()
  await frame.typeCode(await walletOrigin.mailbox.codeFor(next))
  await expect(frame.title('Your email is changing')).toBeVisible()
  await expect(frame.frame.getByText(`${next} in 72 hours`)).toBeVisible()
  await frame.click('Continue')
  await expect(modal.button('Change email')).toBeVisible()
  const mailed = await (await browser.newContext()).newPage()
  const link = await walletOrigin.mailbox.linkFor(email)
  await mailed.goto(link)
  await expect(mailed.getByRole('heading', { name: 'Keep your email?' })).toBeVisible()
  await mailed.getByRole('button', { name: 'Stop the change' }).click()
  await expect(mailed.getByRole('heading', { name: 'Your email stays' })).toBeVisible()
  await mailed.goto('about:blank')
  await mailed.goto(link)
  await mailed.getByRole('button', { name: 'Stop the change' }).click()
  await expect(mailed.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await mailed.context().close()
  await modal.button('Change email').click()
  await expect(frame.title('Change email')).toBeVisible()
  await modal.button('Close').click()

  await device.moveToNewBrowser([new URL(playground.url).origin, walletOrigin.url])
  await visitor.logIn(email)
  await expect(frame.title('Open your wallet')).toBeVisible()
  await frame.click('Use a passkey')
  await expect(evm.status).toHaveText('connected', { timeout: 20_000 })
  await expect(evm.address).toHaveText(address)
})
