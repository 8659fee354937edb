import { type Network, toCaipNetworkId } from '@cleat/core/adapter'
import { answerGarbage, delay } from '@cleat/testing'
import { expect, test, vi } from 'vitest'
import { BitcoinAdapter } from './BitcoinAdapter.ts'
import { toNetworkId } from './base/bitcoinNetwork.ts'
import { createNetwork } from './test/createNetwork.ts'
import { createPsbt } from './test/createPsbt.ts'
import { openPage } from './test/openPage.ts'

const to = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry'

test('default: what apps get', async () => {
  using page = openPage('satsConnect')
  await page.connect()
  const { provider, wallet } = page
  const [payment, ordinals] = wallet.accounts
  expect(await provider.connect()).toBe(payment.address)
  expect(await provider.getAccountAddresses()).toEqual([
    { address: payment.address, publicKey: payment.publicKey, purpose: 'payment' },
    { address: ordinals.address, publicKey: ordinals.publicKey, purpose: 'ordinal' },
  ])
  await provider.switchNetwork(toNetworkId('signet'))
  expect(wallet.network).toBe('signet')
  expect(page.adapter.getConnection()).toMatchObject({ caipNetworkId: toNetworkId('signet') })
  await provider.disconnect()
  expect(page.adapter.getConnection()).toBeNull()
})

test('parameters: networks', () => {
  const ether: Network = { ...createNetwork('regtest'), id: 1, chainNamespace: 'eip155' }
  const invalid = expect.objectContaining({ code: 'CONFIG_NETWORK_INVALID' })
  expect(() => new BitcoinAdapter({ networks: [ether] })).toThrow(invalid)
  const unknown = { ...createNetwork('regtest'), id: 'f'.repeat(32) }
  expect(() => new BitcoinAdapter({ networks: [unknown] })).toThrow(invalid)
  expect(new BitcoinAdapter({ networks: [createNetwork('mainnet')] }).namespace).toBe('bip122')
})

test('parameters: api', async () => {
  const getUTXOs = async () => [{ txid: '1'.repeat(64), vout: 0, value: 42 }]
  const { features } = new BitcoinAdapter({ api: { getUTXOs } })
  const network = {
    ...createNetwork('mainnet'),
    chainNamespace: 'bip122',
    caipNetworkId: toNetworkId('mainnet'),
  }
  expect(await features['balance:read']?.({ address: 'a', network })).toMatchObject({ value: 42n })
})

test('behavior: nothing is shared by an address that is not the wallet’s', async () => {
  using page = openPage('unisat')
  await page.connect()
  const [, ordinals] = page.wallet.accounts
  const { address } = ordinals
  const psbt = createPsbt({ coins: [{ address, value: 5000 }], to, amount: 4000n })
  const refusal = { code: 'WALLET_UNAUTHORIZED' }
  await expect(page.provider.signMessage({ message: '', address })).rejects.toMatchObject(refusal)
  await expect(
    page.provider.signPSBT({ psbt, signInputs: [{ index: 0, address }] }),
  ).rejects.toMatchObject(refusal)
})

test('error: a signature of another text', async () => {
  using page = openPage('unisat')
  await page.connect()
  const [{ address }] = page.wallet.accounts
  const signature = await page.provider.signMessage({ message: 'Ahoy', address })
  page.wallet.program('signMessage', answerGarbage({ signature }))
  await expect(page.provider.signMessage({ message: 'Bye', address })).rejects.toMatchObject({
    code: 'REQUEST_SIGNATURE_INVALID',
  })
})

test.each([
  ['no PSBT', { psbt: 'nonsense', indexes: [0] }],
  ['no input', { psbt: undefined, indexes: [] }],
  ['an input that is not there', { psbt: undefined, indexes: [1] }],
  ['an input below the first', { psbt: undefined, indexes: [-1] }],
  ['half an input', { psbt: undefined, indexes: [0.5] }],
  ['one input two times', { psbt: undefined, indexes: [0, 0] }],
])('error: asked to sign %s, the wallet is not troubled', async (_, { psbt, indexes }) => {
  using page = openPage('unisat')
  await page.connect()
  const [{ address }] = page.wallet.accounts
  const right = createPsbt({ coins: [{ address, value: 5000 }], to, amount: 4000n })
  const signInputs = indexes.map((index) => ({ index, address }))
  await expect(page.provider.signPSBT({ psbt: psbt ?? right, signInputs })).rejects.toMatchObject({
    code: 'REQUEST_NOT_ALLOWED',
  })
  expect(page.wallet.requests.map(({ method }) => method)).not.toContain('signPsbt')
})

test.each([
  ['an address of another network', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['a wrong checksum', `${to.slice(0, -1)}q`],
  ['nobody', ''],
])('error: asked to pay %s, the wallet is not troubled', async (_, recipient) => {
  using page = openPage('unisat')
  await page.connect()
  await expect(page.provider.sendTransfer({ recipient, amount: 5n })).rejects.toMatchObject({
    code: 'CAIP_ADDRESS_INVALID',
  })
  expect(page.wallet.requests.map(({ method }) => method)).not.toContain('sendTransfer')
})

test.each([0n, -1n, 2_100_000_000_000_001n])('error: asked to pay %d', async (amount) => {
  using page = openPage('unisat')
  await page.connect()
  await expect(page.provider.sendTransfer({ recipient: to, amount })).rejects.toMatchObject({
    code: 'REQUEST_NOT_ALLOWED',
  })
})

test('behavior: what lies on the ordinals address is not spent', async () => {
  using page = openPage('satsConnect')
  await page.connect()
  const [, { address }] = page.wallet.accounts
  const network = {
    ...createNetwork('regtest'),
    chainNamespace: 'bip122',
    caipNetworkId: toNetworkId('regtest'),
  }
  const sending = page.adapter.features['transfer:send']?.({ to, value: 5n, address, network })
  await expect(sending).rejects.toMatchObject({ code: 'WALLET_METHOD_UNSUPPORTED' })
})

test.each(['walletStandard', 'leather'] as const)(
  'error: %s cannot be moved, and addresses belong to a network',
  async (dialect) => {
    using page = openPage(dialect)
    const connection = await page.connect()
    await expect(page.provider.switchNetwork(toNetworkId('signet'))).rejects.toMatchObject({
      code: 'NETWORK_SWITCH_UNSUPPORTED',
    })
    expect(page.adapter.getConnection()).toEqual(connection)
  },
)

test('behavior: a wallet of Wallet Standard is moved through the provider of Xverse, where it has that', async () => {
  const asked: unknown[] = []
  using page = openPage('walletStandard', {
    toFeatures: (features) => ({
      ...features,
      'sats-connect:': {
        provider: {
          async request(method: string, params: unknown) {
            asked.push([method, params])
            page.wallet.switchNetwork('signet')
            return { jsonrpc: '2.0', id: '1', result: {} }
          },
        },
      },
    }),
  })
  await page.connect()
  await page.provider.switchNetwork(toNetworkId('signet'))
  expect(asked).toEqual([['wallet_changeNetwork', { name: 'Signet' }]])
  expect(page.adapter.getConnection()).toMatchObject({ caipNetworkId: toNetworkId('signet') })
})

test('error: a provider of Xverse that cannot be moved either', async () => {
  const error = { code: -32601, message: 'Method not found' }
  const provider = { request: async () => ({ jsonrpc: '2.0', id: '1', error }) }
  using page = openPage('walletStandard', {
    toFeatures: (features) => ({ ...features, 'sats-connect:': { provider } }),
  })
  await page.connect()
  await expect(page.provider.switchNetwork(toNetworkId('signet'))).rejects.toMatchObject({
    code: 'NETWORK_SWITCH_UNSUPPORTED',
  })
})

test('error: a network that the app does not list', async () => {
  using page = openPage('unisat')
  await page.connect()
  await expect(
    page.provider.switchNetwork(toCaipNetworkId('bip122:unknown')),
  ).rejects.toMatchObject({ code: 'NETWORK_NOT_FOUND' })
})

test('error: a wallet that says it moved, and did not', async () => {
  using page = openPage('unisat')
  await page.connect()
  page.wallet.program('switchNetwork', answerGarbage(null))
  await expect(page.provider.switchNetwork(toNetworkId('signet'))).rejects.toMatchObject({
    code: 'NETWORK_SWITCH_FAILED',
  })
  expect(page.adapter.getConnection()).toMatchObject({ caipNetworkId: toNetworkId('regtest') })
})

test('error: an unknown method', async () => {
  using page = openPage('unisat')
  await page.connect()
  await expect(page.provider.request({ method: 'sendInscription' })).rejects.toMatchObject({
    code: 'WALLET_METHOD_UNSUPPORTED',
  })
})

test('error: nothing is connected', async () => {
  using page = openPage('unisat')
  await expect(page.provider.getAccountAddresses()).rejects.toMatchObject({
    code: 'CONNECTION_NOT_CONNECTED',
  })
})

test('behavior: follows the user to another account and another network', async () => {
  using page = openPage('walletStandard')
  await page.connect()
  page.wallet.selectAccount(1)
  const [{ address }] = page.wallet.accounts
  await vi.waitFor(() => expect(page.adapter.getConnection()?.accounts[0].address).toBe(address))
  page.wallet.switchNetwork('mainnet')
  await vi.waitFor(() =>
    expect(page.adapter.getConnection()?.caipNetworkId).toBe(toNetworkId('mainnet')),
  )
  page.wallet.revoke()
  await vi.waitFor(() => expect(page.adapter.getConnection()).toBeNull())
})

test('behavior: a late answer of an earlier moment does not count', async () => {
  using page = openPage('satsConnect')
  await page.connect()
  page.wallet.program('connect', delay(80))
  page.wallet.selectAccount(1)
  page.wallet.selectAccount(2)
  const [{ address }] = page.wallet.accounts
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(page.adapter.getConnection()?.accounts[0].address).toBe(address)
})
