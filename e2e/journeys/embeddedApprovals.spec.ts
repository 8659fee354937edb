import {
  createPublicClient,
  createTestClient,
  encodeFunctionData,
  http,
  maxUint256,
  parseAbi,
  parseEther,
  verifyMessage,
} from 'viem'
import { askWallet } from '../fixtures/askWallet.ts'
import { expect, test } from '../fixtures/embeddedTest.ts'
import { WalletSettingsPage } from '../pages/WalletSettingsPage.ts'

/** The wallet’s origin, its mailbox and a chain of Solana start with the first journey. */
test.setTimeout(180_000)

const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const abi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function allowance(address owner, address spender) view returns (uint256)',
])
const message = 'Hello from Cleat ⚓'
let count = 0
const createEmail = () => `grace${Date.now()}-${count++}@mail.example`

test('a message in the frame, a payment there up to the visitor’s limit, any amount in a window', async ({
  laboratory,
  modal,
  quietPage,
  visitor,
}) => {
  const { evm, frame } = visitor
  await visitor.logIn(createEmail())
  await visitor.createWallet()
  const address = ((await evm.address.textContent()) ?? '') as `0x${string}`
  const [chain] = laboratory.chains
  const transport = http(chain?.rpcUrl)
  await createTestClient({ mode: 'anvil', transport }).setBalance({
    ...{ address, value: parseEther('1') },
  })
  const client = createPublicClient({ transport })

  await evm.click('Sign message')
  await expect(frame.frame.getByText(message)).toBeVisible()
  await frame.click('Confirm')
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)

  // By default each payment is approved in a window.
  const hash = /^0x[0-9a-f]{64}$/
  await evm.click('Send')
  await expect(modal.title('Continue in the wallet window')).toBeVisible({ timeout: 20_000 })
  const paying = await visitor.openWindow()
  await expect(paying.page.getByText(/^Send /)).toBeVisible({ timeout: 20_000 })
  await paying.confirm()
  await expect(evm.sendOutcome).toHaveText(hash, { timeout: 20_000 })
  const paid = (await evm.sendOutcome.textContent()) ?? ''

  // 25 dollars and a fee, of which the visitor allows 100 in 24 hours.
  const settings = await WalletSettingsPage.open(quietPage, modal)
  await settings.button('Up to $100').click()
  await expect(settings.window.getByText('Up to $100 in 24 hours, on this device')).toBeVisible()
  await settings.window.close()
  await quietPage.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  await evm.click('Send')
  await expect(frame.frame.getByText(/^Send /)).toBeVisible({ timeout: 20_000 })
  await frame.click('Confirm')
  await expect(evm.sendOutcome).not.toHaveText(paid)
  await expect(evm.sendOutcome).toHaveText(hash, { timeout: 20_000 })

  const token = laboratory.tokens.find(({ symbol }) => symbol === 'USDC')?.address as `0x${string}`
  const data = encodeFunctionData({ abi, functionName: 'approve', args: [spender, maxUint256] })
  const reply = await askWallet(quietPage, {
    method: 'eth_sendTransaction',
    params: [{ from: address, to: token, data }],
  })
  // The app's own review comes first, and is no approval.
  await modal.dialog.getByRole('checkbox').check({ timeout: 20_000 })
  await modal.button('Confirm').click()
  await expect(modal.title('Continue in the wallet window')).toBeVisible({ timeout: 20_000 })
  expect(quietPage.frames().some((one) => one.url().endsWith('/frame'))).toBe(true)
  const window = await visitor.openWindow()
  await expect(modal.title('Continue in the other window')).toBeVisible()
  await expect(window.title('Approve this?')).toBeVisible({ timeout: 20_000 })
  await expect(window.page.getByText(/127\.0\.0\.1/).first()).toBeVisible()
  expect(window.page.url()).not.toContain('#')
  await window.agree()
  const closed = window.page.waitForEvent('close')
  await window.confirm()
  await closed
  await expect(modal.dialog).toBeHidden()
  await expect.poll(reply, { timeout: 20_000 }).toMatchObject({
    answer: expect.stringMatching(/^0x[0-9a-f]{64}$/),
  })
  const { answer } = (await reply()) as { answer: `0x${string}` }
  await client.waitForTransactionReceipt({ hash: answer })
  const allowance = { abi, address: token, functionName: 'allowance' } as const
  expect(await client.readContract({ ...allowance, args: [address, spender] })).toBe(maxUint256)
})

test('without a proof of what is seen, a message goes into the window; ends are typed', {
  tag: '@desktop',
}, async ({ modal, quietPage, visitor }) => {
  // As Firefox and Safari are.
  await quietPage.context().addInitScript(() => {
    Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
  })
  const { evm } = visitor
  await visitor.logIn(createEmail())
  await visitor.createWallet()
  const address = ((await evm.address.textContent()) ?? '') as `0x${string}`
  const wanted = modal.title('Continue in the wallet window')

  await evm.click('Sign message')
  await expect(wanted).toBeVisible()
  const first = await visitor.openWindow()
  await expect(first.title('Approve this?')).toBeVisible({ timeout: 20_000 })
  await first.page.reload()
  await expect(first.page.getByText(message)).toBeVisible({ timeout: 20_000 })
  await first.confirm()
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/, { timeout: 20_000 })
  const signature = (await evm.signOutcome.textContent()) as `0x${string}`
  expect(await verifyMessage({ address, message, signature })).toBe(true)

  // Declined in the window.
  await evm.click('Sign message')
  const declined = await visitor.openWindow()
  await declined.button('Cancel').click()
  await expect(evm.signOutcome).toHaveText(/declined|rejected/i)
  await expect(modal.dialog).toBeHidden()

  // The window is closed.
  await evm.click('Sign message')
  const closed = await visitor.openWindow()
  await expect(closed.title('Approve this?')).toBeVisible({ timeout: 20_000 })
  await closed.page.close({ runBeforeUnload: true })
  await expect(modal.dialog).toBeHidden({ timeout: 5_000 })
  await expect(evm.signOutcome).toHaveText(/declined|rejected/i)

  // The app's modal is closed: the window closes, too, and nothing was signed there.
  await evm.click('Sign message')
  const over = await visitor.openWindow()
  await expect(over.title('Approve this?')).toBeVisible({ timeout: 20_000 })
  const gone = over.page.waitForEvent('close')
  await quietPage.bringToFront()
  await quietPage.keyboard.press('Escape')
  await gone
  await expect(evm.signOutcome).toHaveText(/declined|rejected/i)

  // Another window takes the place of the first.
  await evm.click('Sign message')
  const before = await visitor.openWindow()
  await expect(before.title('Approve this?')).toBeVisible({ timeout: 20_000 })
  await quietPage.bringToFront()
  const ended = before.page.waitForEvent('close')
  const next = await visitor.openWindow('Show the window')
  await ended
  await expect(next.title('Approve this?')).toBeVisible({ timeout: 20_000 })
  await next.confirm()
  await expect(evm.signOutcome).toHaveText(signature, { timeout: 20_000 })
})

test('a browser that opens no window says so, and again', async ({ modal, quietPage, visitor }) => {
  await quietPage.context().addInitScript(() => {
    Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
  })
  const { evm } = visitor
  await visitor.logIn(createEmail())
  await visitor.createWallet()
  await quietPage.evaluate(() => {
    const open = window.open.bind(window)
    let left = 2
    window.open = (...given) => (left-- > 0 ? null : open(...given))
  })
  await evm.click('Sign message')
  await modal.button('Open the window').click()
  await expect(modal.title('Your browser blocked the window')).toBeVisible()
  await expect(modal.dialog).toContainText('Open it from here to continue.')
  await modal.button('Open the window').click()
  await expect(modal.dialog).toContainText('Allow this page to open windows')
  const opened = await visitor.openWindow()
  await expect(opened.title('Approve this?')).toBeVisible({ timeout: 20_000 })
  await opened.confirm()
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/, { timeout: 20_000 })
})
