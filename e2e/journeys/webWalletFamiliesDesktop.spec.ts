import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../fixtures/familyTest.ts'
import { isSolanaSignature, readSolanaBalance, toBitcoinSigner } from '../fixtures/independent.ts'
import { FamilyPage } from '../pages/FamilyPage.ts'
import { PairingPage } from '../pages/PairingPage.ts'
import { WebWalletPage } from '../pages/WebWalletPage.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const message = 'Hello from Cleat ⚓'

test('by hand, in two windows: one link for EVM, Solana and Bitcoin', async ({
  context,
  laboratory,
  modal,
  playground,
  quietPage: page,
  startChain,
}) => {
  // Up to two chains start first.
  test.setTimeout(180_000)
  const [solanaChain, bitcoinChain] = [await startChain('solana'), await startChain('bitcoin')]
  const pairing = new PairingPage(playground, modal)
  const [evm, solana, bitcoin] = ['EVM', 'Solana', 'Bitcoin'].map(
    (title) => new FamilyPage(page, title),
  ) as [FamilyPage, FamilyPage, FamilyPage]
  const wallet = new WebWalletPage(await context.newPage())
  await wallet.page.goto(laboratory.walletUrl)
  await page.bringToFront()
  await pairing.goto({ config: 'paired' })
  await pairing.openCode()
  await modal.button('Copy link').click()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  await wallet.page.bringToFront()
  await wallet.paste(link)
  await wallet.title('Connect to this app?').waitFor()
  for (const name of ['Ethereum', 'Solana', 'Bitcoin'])
    await expect(wallet.accounts(name).getByRole('checkbox', { checked: true })).toHaveCount(1)
  const [first] = await wallet.accounts('Bitcoin').getByRole('checkbox').all()
  await first?.uncheck()
  await expect(wallet.page.getByText('The app gets nothing of Bitcoin.')).toBeVisible()
  await first?.check()
  await expectNoBars(wallet, 'dark')
  await wallet.button('Connect').click()
  await page.bringToFront()
  for (const family of [evm, solana, bitcoin]) await expect(family.status).toHaveText('connected')
  await expect(modal.dialog).toBeHidden()
  const address = (await solana.address.textContent()) ?? ''
  const bitcoinAddress = (await bitcoin.address.textContent()) ?? ''

  await solana.click('Sign message')
  await wallet.page.bringToFront()
  await expect(wallet.page.getByLabel('Message')).toHaveText(message)
  await wallet.button('Reject').click()
  await expect(solana.signOutcome).toContainText(/rejected/i)
  await page.bringToFront()
  await solana.click('Sign message')
  await wallet.page.bringToFront()
  await wallet.button('Sign').click()
  await expect(solana.signOutcome).toContainText(/\w{64}/)
  const signature = (await solana.signOutcome.textContent()) ?? ''
  expect(isSolanaSignature({ message, signature, address })).toBe(true)

  const receiver = '7e5pxK83ceXb2iWXBizF1U8MdL7C5VcVBBXpDWaYo3x1'
  const before = await readSolanaBalance(solanaChain.rpcUrl, receiver)
  await page.bringToFront()
  await solana.click('Send')
  await wallet.page.bringToFront()
  await expect(wallet.page.getByText('Send 0.01 SOL to')).toBeVisible()
  await expect(wallet.page.getByText(receiver)).toBeVisible()
  await expectNoBars(wallet, 'light')
  await wallet.button(/^(Send|Sign)$/).click()
  await expect(solana.sendOutcome).toContainText(/\w{64}/)
  expect((await readSolanaBalance(solanaChain.rpcUrl, receiver)) - before).toBe(10_000_000n)

  await page.bringToFront()
  await bitcoin.click('Sign message')
  await wallet.page.bringToFront()
  await wallet.button('Sign').click()
  await expect(bitcoin.signOutcome).toContainText(/^[\w+/]{87}=$/)
  const proof = (await bitcoin.signOutcome.textContent()) ?? ''
  expect(toBitcoinSigner({ message, signature: proof })).toBe(bitcoinAddress)
  await page.bringToFront()
  await bitcoin.click('Send')
  await wallet.page.bringToFront()
  await expect(wallet.page.getByText('0.001 BTC', { exact: true })).toBeVisible()
  await expectNoBars(wallet, 'dark')
  await wallet.button('Send').click()
  await expect(bitcoin.sendOutcome).toContainText(/^[0-9a-f]{64}$/)
  const sent = await fetch(`${bitcoinChain.rpcUrl}/tx/${await bitcoin.sendOutcome.textContent()}`)
  expect(await sent.json()).toMatchObject({
    vin: [{ prevout: { scriptpubkey_address: bitcoinAddress } }],
    vout: expect.arrayContaining([expect.objectContaining({ value: 100_000 })]),
  })

  await wallet.network.selectOption('Bitcoin Regtest')
  await expect(wallet.page.getByText(/^4\.99\d+ BTC$/)).toBeVisible()
  await wallet.network.selectOption('Solana')
  await wallet.account.selectOption({ index: 1 })
  await expect(solana.address).not.toHaveText(address)
  await wallet.button(/^Disconnect /).click()
  for (const family of [evm, solana, bitcoin])
    await expect(family.status).toHaveText('disconnected')
})

/** Checks that axe finds no violations. */
async function expectNoBars(wallet: WebWalletPage, colorScheme: 'light' | 'dark'): Promise<void> {
  const { page } = wallet
  await page.emulateMedia({ colorScheme })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
