import { verifyMessage } from 'viem'
import { expect, test } from '../fixtures/embeddedTest.ts'
import { addAuthenticator } from '../pages/Authenticator.ts'

/** The wallet’s origin, its mailbox and a chain of Solana start with the first journey. */
test.setTimeout(180_000)
test.use({ isNamed: true })

const message = 'Hello from Cleat ⚓'
let count = 0
/** A visitor whom the wallet does not know. */
const createEmail = () => `pia${Date.now()}-${count++}@mail.example`

test('sign up by passkey: two touches, a wallet, and one touch in another browser', async ({
  modal,
  playground,
  quietPage,
  visitor,
  walletOrigin,
}) => {
  const { evm, solana, frame } = visitor
  const authenticator = await addAuthenticator(quietPage, { hasPrf: true })
  await visitor.usePasskey()
  await expect(frame.title('Use your passkey')).toBeVisible({ timeout: 20_000 })
  await expect(frame.frame.getByRole('alert')).toHaveText(/No passkey was used/)
  await frame.click('Create wallet')
  await expect(frame.title('Test your passkey')).toBeVisible()
  await frame.click('Use a passkey')
  await frame.click('Continue')
  await expect(modal.dialog).toBeHidden()
  await expect(evm.status).toHaveText('connected')
  await expect(solana.status).toHaveText('connected')
  expect(await authenticator.count()).toBe(1)
  const address = ((await evm.address.textContent()) ?? '') as `0x${string}`
  const solanaAddress = (await solana.address.textContent()) ?? ''

  await authenticator.moveToNewBrowser([new URL(playground.url).origin, walletOrigin.url])
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
  expect(createEmail()).toBeTruthy()
})
