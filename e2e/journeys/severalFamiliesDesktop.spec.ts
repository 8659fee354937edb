import { JsonRpcProvider, parseEther, verifyMessage } from 'ethers'
import { expect, test } from '../fixtures/familyTest.ts'
import {
  isPolkadotSignature,
  isSolanaSignature,
  readPolkadotBalance,
  readSolanaBalance,
  toBitcoinSigner,
} from '../fixtures/independent.ts'
import { recordSources } from '../pages/recordSources.ts'

const message = 'Hello from Cleat ⚓'

test('ethers: connect, sign, send, switch, reload, disconnect', async ({
  laboratory,
  modal,
  openFamily,
  quietPage,
}) => {
  const sources = recordSources(quietPage)
  const evm = await openFamily('ethers', 'EVM')
  const loaded = await sources()
  expect(loaded.filter((path) => /adapter-ethers/.test(path))).not.toEqual([])
  expect(loaded.filter((path) => /adapter-(solana|bitcoin|polkadot)/.test(path))).toEqual([])
  await evm.click('Connect')
  await modal.chooseWallet()
  await expect(evm.status).toHaveText('connected')
  await expect(modal.dialog).toBeHidden()
  const address = (await evm.address.textContent()) ?? ''

  await evm.click('Sign message')
  await expect(evm.signOutcome).toContainText(/^0x/)
  expect(verifyMessage(message, (await evm.signOutcome.textContent()) ?? '')).toBe(address)

  const rpcUrl = laboratory.chains.find(({ id }) => id === 8453)?.rpcUrl
  const base = new JsonRpcProvider(rpcUrl, 8453, { staticNetwork: true, cacheTimeout: -1 })
  const receiver = '0x000000000000000000000000000000000000dEaD'
  await evm.click('Base')
  await expect(evm.button('Base')).toHaveAttribute('aria-pressed', 'true')
  const before = await base.getBalance(receiver)
  await evm.click('Send')
  await expect(evm.sendOutcome).toContainText(/^0x/)
  const receipt = await base.waitForTransaction((await evm.sendOutcome.textContent()) ?? '')
  expect(receipt).toMatchObject({ status: 1, from: address })
  expect((await base.getBalance(receiver)) - before).toBe(parseEther('0.01'))
  base.destroy()

  await quietPage.reload()
  await expect(evm.status).toHaveText('connected')
  await expect(evm.button('Base')).toHaveAttribute('aria-pressed', 'true')
  await evm.click('Disconnect')
  await expect(evm.status).toHaveText('disconnected')
  await quietPage.reload()
  await expect(evm.status).toHaveText('disconnected')
})

test('Solana: connect, sign, send, switch, reload, disconnect', async ({
  modal,
  openFamily,
  playground,
  quietPage,
  startChain,
}) => {
  const { rpcUrl } = await startChain('solana')
  const solana = await openFamily('solana', 'Solana')
  await solana.click('Connect')
  await modal.chooseWallet('Mooring Wallet')
  await expect(solana.status).toHaveText('connected')
  await expect(modal.dialog).toBeHidden()
  const address = (await solana.address.textContent()) ?? ''

  await solana.click('Sign message')
  await expect(solana.signOutcome).toContainText(/\w{64}/)
  const signature = (await solana.signOutcome.textContent()) ?? ''
  expect(isSolanaSignature({ message, signature, address })).toBe(true)

  const receiver = '7e5pxK83ceXb2iWXBizF1U8MdL7C5VcVBBXpDWaYo3x1'
  const before = await readSolanaBalance(rpcUrl, receiver)
  await solana.click('Send')
  await expect(solana.sendOutcome).toContainText(/\w{64}/)
  expect((await readSolanaBalance(rpcUrl, receiver)) - before).toBe(10_000_000n)

  await solana.click('Solana Devnet')
  await expect(solana.button('Solana Devnet')).toHaveAttribute('aria-pressed', 'true')
  await quietPage.reload()
  await expect(solana.status).toHaveText('connected')
  await expect(solana.button('Solana Devnet')).toHaveAttribute('aria-pressed', 'true')
  await expect(solana.address).toHaveText(address)

  await playground.button.click()
  await expect(modal.dialog).toContainText(/9,999\.\d+\s*SOL/)
  await expect(modal.dialog.getByRole('link', { name: /explorer/i })).toHaveAttribute(
    'href',
    `https://explorer.solana.com/address/${address}?cluster=devnet`,
  )
  await modal.button(/Disconnect/).click()
  await expect(solana.status).toHaveText('disconnected')
  await quietPage.reload()
  await expect(solana.status).toHaveText('disconnected')
})

test('Bitcoin: connect, sign, send, switch, reload, disconnect', async ({
  modal,
  openFamily,
  playground,
  quietPage,
  startChain,
}) => {
  const { rpcUrl } = await startChain('bitcoin')
  const bitcoin = await openFamily('bitcoin', 'Bitcoin')
  await bitcoin.click('Connect')
  await modal.chooseWallet('Tideway Wallet')
  await expect(bitcoin.status).toHaveText('connected')
  await expect(modal.dialog).toBeHidden()
  await expect(bitcoin.address).toContainText(/^bcrt1q/)
  const address = (await bitcoin.address.textContent()) ?? ''

  await bitcoin.click('Sign message')
  await expect(bitcoin.signOutcome).toContainText(/\w{64}/)
  const signature = (await bitcoin.signOutcome.textContent()) ?? ''
  expect(toBitcoinSigner({ message, signature })).toBe(address)

  await bitcoin.click('Send')
  await expect(bitcoin.sendOutcome).toContainText(/^[0-9a-f]{64}$/)
  const sent = await fetch(`${rpcUrl}/tx/${await bitcoin.sendOutcome.textContent()}`)
  expect(await sent.json()).toMatchObject({
    vin: [{ prevout: { scriptpubkey_address: address } }],
    vout: expect.arrayContaining([
      expect.objectContaining({
        scriptpubkey_address: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
        value: 100_000,
      }),
    ]),
  })

  await bitcoin.click('Bitcoin Signet')
  await expect(bitcoin.address).toContainText(/^tb1q/)
  await bitcoin.click('Bitcoin Regtest')
  await expect(bitcoin.address).toHaveText(address)
  await quietPage.reload()
  await expect(bitcoin.status).toHaveText('connected')
  await expect(bitcoin.address).toHaveText(address)

  await playground.button.click()
  await expect(modal.dialog).toContainText(/4\.99\d+\s*BTC/)
  await modal.button(/Disconnect/).click()
  await expect(bitcoin.status).toHaveText('disconnected')
  await quietPage.reload()
  await expect(bitcoin.status).toHaveText('disconnected')
})

test('Polkadot: connect, sign, send, switch, reload, disconnect', async ({
  modal,
  openFamily,
  playground,
  quietPage,
  startChain,
}) => {
  // The node starts in the journey.
  test.setTimeout(240_000)
  const { rpcUrl } = await startChain('polkadot')
  const polkadot = await openFamily('polkadot', 'Polkadot')
  await polkadot.click('Connect')
  await modal.chooseWallet('Anchor Wallet')
  await expect(polkadot.status).toHaveText('connected')
  await expect(modal.dialog).toBeHidden()
  const address = (await polkadot.address.textContent()) ?? ''

  await polkadot.click('Sign message')
  await expect(polkadot.signOutcome).toContainText(/^0x/)
  const signature = (await polkadot.signOutcome.textContent()) ?? ''
  expect(isPolkadotSignature({ message, signature, address })).toBe(true)

  const receiver = '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty'
  const before = await readPolkadotBalance(rpcUrl, receiver)
  await polkadot.click('Send')
  // The node compiles the runtime for its first block, which takes a processor some seconds.
  await expect(polkadot.sendOutcome).toContainText(/^0x/, { timeout: 60_000 })
  expect((await readPolkadotBalance(rpcUrl, receiver)) - before).toBe(250_000_000_000n)

  // The modal sends nothing here. It says so, and where to send from.
  await playground.button.click()
  await expect(modal.dialog).toContainText(
    /Sending on .+ isn’t available here\. Send from your wallet\./,
  )
  await expect(modal.button('Receive')).toBeVisible()
  await expect(modal.button('Send')).toHaveCount(0)
  await quietPage.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()

  await polkadot.click('Kusama')
  await expect(polkadot.button('Kusama')).toHaveAttribute('aria-pressed', 'true')
  await expect(polkadot.address).not.toHaveText(address)
  await quietPage.reload()
  await expect(polkadot.status).toHaveText('connected')
  await expect(polkadot.button('Kusama')).toHaveAttribute('aria-pressed', 'true')
  await polkadot.click('Disconnect')
  await expect(polkadot.status).toHaveText('disconnected')
  await quietPage.reload()
  await expect(polkadot.status).toHaveText('disconnected')
})
