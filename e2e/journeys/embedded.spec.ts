import { createVisitor, evict } from '@cleat/testing/auth'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { createPublicClient, createTestClient, http, parseEther, verifyMessage } from 'viem'
import { expect, test } from '../fixtures/embeddedTest.ts'
import { fundSolana, readSolanaBalance, readSolanaMoves } from '../fixtures/independent.ts'
import { PlaygroundPage } from '../pages/PlaygroundPage.ts'

/** The wallet’s origin, its mailbox and a chain of Solana start with the first journey. */
test.setTimeout(180_000)

const message = 'Hello from Cleat ⚓'
let count = 0
/** A visitor that the wallet does not know. */
const createEmail = () => `ada${Date.now()}-${count++}@mail.example`

test('sign up by e-mail, sign and send on EVM and Solana; a reload asks nothing', async ({
  laboratory,
  modal,
  playground,
  quietPage,
  visitor,
}) => {
  const { evm, solana, frame } = visitor
  await visitor.logIn(createEmail())
  await visitor.createWallet()
  await expect(evm.status).toHaveText('connected')
  await expect(solana.status).toHaveText('connected')
  const address = ((await evm.address.textContent()) ?? '') as `0x${string}`
  const solanaAddress = (await solana.address.textContent()) ?? ''

  await evm.click('Sign message')
  await expect(frame.title('Approve this?')).toBeVisible()
  await expect(frame.frame.getByText(message)).toBeVisible()
  await frame.click('Confirm')
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)
  const signature = (await evm.signOutcome.textContent()) as `0x${string}`
  expect(await verifyMessage({ address, message, signature })).toBe(true)
  await expect(modal.dialog).toBeHidden()

  await solana.click('Sign message')
  await frame.click('Confirm')
  await expect(solana.signOutcome).toHaveText(/^\w{80,90}$/)
  const signed = base58.decode((await solana.signOutcome.textContent()) ?? '')
  const text = new TextEncoder().encode(message)
  expect(ed25519.verify(signed, text, base58.decode(solanaAddress))).toBe(true)

  const [chain] = laboratory.chains
  const transport = http(chain?.rpcUrl)
  const client = createPublicClient({ transport })
  await createTestClient({ mode: 'anvil', transport }).setBalance({
    ...{ address, value: parseEther('1') },
  })
  await evm.click('Send')
  const window = await visitor.openWindow()
  await expect(window.page.getByText(/^Send /)).toBeVisible({ timeout: 20_000 })
  await expect(window.page.getByText('Network fee')).toBeVisible()
  await window.confirm()
  await expect(evm.sendOutcome).toHaveText(/^0x[0-9a-f]{64}$/, { timeout: 20_000 })
  const hash = (await evm.sendOutcome.textContent()) as `0x${string}`
  const receipt = await client.waitForTransactionReceipt({ hash })
  expect([receipt.status, receipt.from]).toEqual(['success', address.toLowerCase()])

  const { rpcUrl } = await (await fetch(`${laboratory.url}local-chains/solana`)).json()
  await fundSolana(rpcUrl, solanaAddress, 1_000_000_000n)
  await expect.poll(() => readSolanaBalance(rpcUrl, solanaAddress)).toBe(1_000_000_000n)
  await solana.click('Send')
  const solanaWindow = await visitor.openWindow()
  await expect(solanaWindow.page.getByText(/^Send /)).toBeVisible({ timeout: 20_000 })
  await solanaWindow.confirm()
  await expect(solana.sendOutcome).toHaveText(/^\w{80,90}$/, { timeout: 20_000 })
  const { payer, fee, coins } = await readSolanaMoves(rpcUrl, solanaAddress)
  expect([payer, coins[solanaAddress]]).toEqual([solanaAddress, -10_000_000n - fee])

  await quietPage.reload()
  await expect(evm.status).toHaveText('connected')
  await expect(solana.status).toHaveText('connected')
  await expect(evm.address).toHaveText(address)
  await expect(modal.dialog).toBeHidden()
  await evm.click('Sign message')
  await frame.click('Confirm')
  await expect(evm.signOutcome).toHaveText(signature)
  expect(playground.page.url()).toContain('config=embedded')
})

test('another browser: the recovery code opens the same wallet there, a mailbox alone does not', async ({
  asVisitor,
  browser,
  laboratory,
  visitor,
}) => {
  const email = createEmail()
  await visitor.logIn(email)
  const code = await visitor.createWallet()
  const address = (await visitor.evm.address.textContent()) ?? ''

  const context = await browser.newContext()
  const page = await context.newPage()
  const playground = new PlaygroundPage(page, laboratory.url)
  const other = asVisitor(page, playground)
  await other.logIn(email)
  await expect(other.frame.title('Enter your recovery code')).toBeVisible()
  await expect(other.evm.status).toHaveText('disconnected')
  const field = other.frame.frame.getByLabel('Recovery code')
  await field.fill(code.replace(/.$/, (last) => (last === '0' ? '1' : '0')))
  await other.frame.click('Open wallet')
  await expect(other.frame.frame.getByText(/has a typo/)).toBeVisible()
  await field.fill(code.toLowerCase().replaceAll('-', ' '))
  await other.frame.click('Open wallet')
  await expect(other.evm.status).toHaveText('connected', { timeout: 20_000 })
  await expect(other.evm.address).toHaveText(address)
  await other.evm.click('Sign message')
  await other.frame.click('Confirm')
  await expect(other.evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)
  const signature = (await other.evm.signOutcome.textContent()) as `0x${string}`
  const isValid = await verifyMessage({ address: address as `0x${string}`, message, signature })
  expect(isValid).toBe(true)
  await context.close()
})

test('storage that the browser evicts: the recovery code opens the same wallet again', {
  tag: '@desktop',
}, async ({ playground, quietPage, visitor, walletOrigin }) => {
  const { evm, frame } = visitor
  const email = createEmail()
  await visitor.logIn(email)
  const code = await visitor.createWallet()
  await expect(evm.status).toHaveText('connected')
  const address = (await evm.address.textContent()) ?? ''
  await evict(quietPage)
  // The page remembers the account until the wallet has told it.
  await playground.goto({ config: 'embedded' })
  await expect(evm.status).toHaveText('disconnected')
  await playground.button.click()
  await createVisitor(quietPage, walletOrigin).logIn(email)
  await expect(frame.title('Enter your recovery code')).toBeVisible()
  await frame.frame.getByLabel('Recovery code').fill(code)
  await frame.click('Open wallet')
  await expect(evm.status).toHaveText('connected', { timeout: 20_000 })
  await expect(evm.address).toHaveText(address)
  await evm.click('Sign message')
  await visitor.approve()
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)
})

test('I20: a frame that goes elsewhere ends what it was asked, and is loaded again', {
  tag: '@desktop',
}, async ({ modal, quietPage, visitor, walletOrigin }) => {
  const { evm, frame } = visitor
  await visitor.logIn(createEmail())
  await visitor.createWallet()
  await evm.click('Sign message')
  await expect(frame.title('Approve this?')).toBeVisible()
  const wallet = quietPage.frames().find((one) => one.url().startsWith(walletOrigin.url))
  await wallet?.evaluate(() => location.assign('about:blank'))
  await expect(modal.dialog).toBeHidden({ timeout: 2_000 })
  await expect(evm.button('Sign message')).toBeEnabled()
  await expect(evm.signOutcome).not.toHaveText(/^0x/)
  await evm.click('Sign message')
  await frame.click('Confirm')
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)
})

test.describe('refusals', () => {
  // The browser writes a line for each.
  test.use({ expectedNoise: /status of 4\d\d/ })

  test('wrong codes are counted, declining and closing reject, logging out ends both', async ({
    modal,
    quietPage,
    visitor,
    walletOrigin,
  }) => {
    const { evm, solana, frame } = visitor
    const email = createEmail()
    await visitor.logIn(email)
    await visitor.createWallet()
    await evm.click('Sign message')
    await frame.click('Cancel')
    await expect(evm.signOutcome).toHaveText(/declined|rejected/i)
    await expect(modal.dialog).toBeHidden()
    await evm.click('Sign message')
    await expect(frame.title('Approve this?')).toBeVisible()
    await quietPage.keyboard.press('Escape')
    await expect(modal.dialog).toBeHidden()
    await expect(evm.button('Sign message')).toBeEnabled()

    await evm.click('Disconnect')
    await expect(evm.status).toHaveText('disconnected')
    await expect(solana.status).toHaveText('disconnected')
    await quietPage.reload()
    await expect(evm.status).toHaveText('disconnected')

    await visitor.logIn(email)
    // This device is known: nothing but the code is asked.
    await expect(evm.status).toHaveText('connected')
    await evm.click('Disconnect')
    await quietPage.getByRole('button', { name: 'Connect wallet' }).first().click()
    await modal.dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    await quietPage.keyboard.press('Enter')
    const right = await walletOrigin.mailbox.codeFor(email)
    const wrong = right === '000000' ? '111111' : '000000'
    await expect(frame.title('Enter the code')).toBeVisible()
    await frame.typeCode(wrong)
    await expect(frame.frame.getByText('That code isn’t right. 4 tries left.')).toBeVisible()
  })
})
