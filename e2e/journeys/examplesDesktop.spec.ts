import { startLocalnet } from '@cleat/localnet'
import { createPublicClient, http, parseEther } from 'viem'
import { createExamples } from '../fixtures/createExamples.ts'
import { isPolkadotSignature, readPolkadotBalance } from '../fixtures/independent.ts'
import { installPageWallets } from '../fixtures/installPageWallets.ts'
import { rpcUrls } from '../fixtures/rpcUrls.ts'
import { expect, test } from '../fixtures/test.ts'
import { verifyEd25519 } from '../fixtures/verifyEd25519.ts'
import { SmallExamplePage } from '../pages/SmallExamplePage.ts'

const solanaMain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** The key with the seed of 32 times the byte 1. */
const solanaAddress = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'

const { serve, add, stop } = createExamples()

test.afterAll(stop)

test('ethers: connect, sign, send, switch, reload', async ({
  laboratory: { chains },
  modal,
  quietPage,
  wallet,
}) => {
  const site = await serve('react-ethers', { VITE_RPC_URLS: rpcUrls(chains) })
  const example = new SmallExamplePage(quietPage, site.url)
  await example.goto()
  await example.button.click()
  await modal.chooseWallet()
  await expect(example.address).toHaveAttribute('title', wallet.accounts[0] ?? '')
  await example.click('Sign')
  await expect(example.signed).toHaveText(`Signed by ${wallet.accounts[0]}`)

  const to = '0x000000000000000000000000000000000000dEaD'
  const client = createPublicClient({ transport: http(chains[0]?.rpcUrl) })
  const before = await client.getBalance({ address: to })
  await example.click('Send')
  await expect(example.sent).toHaveText(/^Sent: 0x[\da-f]{64}$/)
  await expect
    .poll(async () => (await client.getBalance({ address: to })) - before)
    .toBe(parseEther('0.001'))

  await quietPage.locator('appkit-network-button button').click()
  await modal.button(/Base/).click()
  await expect(example.network).toHaveText('Base')
  expect(wallet.chainId).toBe(8453)
  await quietPage.reload()
  await expect(example.status).toHaveText('connected')
  await expect(example.network).toHaveText('Base')
})

test('Solana: connect, sign, send, reload', async ({ context, modal, quietPage }) => {
  const localnet = await startLocalnet({ chains: [], solana: true })
  add(localnet)
  const { rpcUrl = '' } = localnet.solana ?? {}
  await installPageWallets(context, { solana: true })
  const site = await serve('react-solana', {
    VITE_RPC_URLS: rpcUrls([], { [solanaMain]: rpcUrl }),
  })
  const example = new SmallExamplePage(quietPage, site.url)
  await example.goto()
  await example.button.click()
  await modal.chooseWallet('Sextant Wallet')
  await expect(example.address).toHaveAttribute('title', solanaAddress)
  await example.click('Sign')
  await expect(example.signed).toHaveText(/=$/)
  const signature = Buffer.from((await example.signed.textContent()) ?? '', 'base64')
  expect(verifyEd25519({ signature, message: 'Hello from the skiff' })).toBe(true)

  const lost = () => readSolana(rpcUrl, '1nc1nerator11111111111111111111111111111111')
  const before = await lost()
  await example.click('Send')
  await expect(example.sent).toHaveText(/^Sent: \w{80,90}$/)
  await expect.poll(async () => (await lost()) - before).toBe(1_000_000)
  await quietPage.reload()
  await expect(example.status).toHaveText('connected')
})

test('Bitcoin: connect, sign, send', async ({ context, modal, quietPage }) => {
  const localnet = await startLocalnet({ chains: [], bitcoin: true }).catch((error: Error) => {
    if (error.name !== 'BitcoindUnavailableError') throw error
    // biome-ignore lint/suspicious/noSkippedTests: without a node there is no chain
    return test.skip(true, error.message)
  })
  if (!localnet?.bitcoin) return
  add(localnet)
  const chain = localnet.bitcoin
  const { esploraUrl } = chain
  await installPageWallets(context, { bitcoin: { network: 'regtest', esploraUrl } })
  const site = await serve('react-bitcoin', { VITE_ESPLORA_URL: esploraUrl })
  const example = new SmallExamplePage(quietPage, site.url)
  await example.goto()
  await example.button.click()
  await modal.chooseWallet('Barnacle Wallet')
  await expect(example.address).toHaveAttribute('title', /^bcrt1q/)
  const address = (await example.address.getAttribute('title')) ?? ''
  await chain.fund({ address, sats: 1_000_000 })
  await example.click('Sign')
  await expect(example.signed).toHaveText(/^[A-Za-z\d+/]{80,}=*$/)

  await example.click('Send')
  await expect(example.sent).toHaveText(/^Sent: [\da-f]{64}$/)
  const [, txid] = ((await example.sent.textContent()) ?? '').split(': ')
  expect(await chain.rpc('getrawmempool')).toEqual([txid])
})

test('several chains: one wallet each, side by side', async ({
  context,
  laboratory: { chains },
  modal,
  quietPage,
  wallet,
}) => {
  const localnet = await startLocalnet({ chains: [], solana: true })
  add(localnet)
  const { rpcUrl = '' } = localnet.solana ?? {}
  await installPageWallets(context, { solana: true })
  const site = await serve('react-multichain', {
    VITE_RPC_URLS: rpcUrls(chains, { [solanaMain]: rpcUrl }),
  })
  const example = new SmallExamplePage(quietPage, site.url)
  await example.goto()
  const card = (name: string) => quietPage.getByRole('region', { name })
  const evm = card('Ethereum and Base')
  const solana = card('Solana')
  await evm.getByRole('button', { name: 'Connect' }).click()
  await modal.chooseWallet()
  await expect(quietPage.getByTestId('eip155')).toHaveAttribute('title', wallet.accounts[0] ?? '')
  await solana.getByRole('button', { name: 'Connect' }).click()
  await modal.chooseWallet('Sextant Wallet')
  await expect(quietPage.getByTestId('solana')).toHaveAttribute('title', solanaAddress)

  await evm.getByRole('button', { name: 'Sign' }).click()
  await expect(evm.getByRole('status')).toHaveText(/^0x[\da-f]{130}$/)
  await solana.getByRole('button', { name: 'Sign' }).click()
  await expect(solana.getByRole('status')).toHaveText(/=$/)
  const signature = Buffer.from((await solana.getByRole('status').textContent()) ?? '', 'base64')
  expect(verifyEd25519({ signature, message: 'Hello from the harbour' })).toBe(true)

  await evm.getByRole('button', { name: 'Disconnect' }).click()
  await expect(evm).toContainText('Nobody is here.')
  await expect(quietPage.getByTestId('solana')).toHaveAttribute('title', solanaAddress)
})

test('Polkadot: connect, sign, send, reload', async ({ context, modal, quietPage }) => {
  const localnet = await startLocalnet({ chains: [], polkadot: {} })
  add(localnet)
  const { network, rpcUrl = '' } = localnet.polkadot ?? {}
  await installPageWallets(context, { polkadot: true })
  const site = await serve('react-polkadot', { VITE_NETWORK: JSON.stringify(network) })
  const example = new SmallExamplePage(quietPage, site.url)
  await example.goto()
  await example.button.click()
  await modal.chooseWallet('astrolabe')
  await expect(example.address).toHaveAttribute('title', /^5/)
  const address = (await example.address.getAttribute('title')) ?? ''
  await example.click('Sign')
  await expect(example.signed).toHaveText(/^0x[\da-f]{128}$/)
  const signature = (await example.signed.textContent()) ?? ''
  expect(isPolkadotSignature({ signature, address, message: 'Hello from the compass' })).toBe(true)

  const bob = '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty'
  const before = await readPolkadotBalance(rpcUrl, bob)
  await example.click('Send')
  await expect(example.sent).toHaveText(/^In block: 0x[\da-f]{64}$/, { timeout: 30_000 })
  expect((await readPolkadotBalance(rpcUrl, bob)) - before).toBe(100_000_000_000n)
  await quietPage.reload()
  await expect(example.status).toHaveText('connected')
})

async function readSolana(rpcUrl: string, address: string): Promise<number> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getBalance', params: [address] }),
  })
  const { result } = (await response.json()) as { result: { value: number } }
  return result.value
}
