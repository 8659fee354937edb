import { localTokens, startLocalnet } from '@cleat/localnet'
import {
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  http,
  publicActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import type { Asset } from '../neighbours/startChains.ts'
import type { Sold } from '../neighbours/startShop.ts'
import { createJournal } from './createJournal.ts'
import { judgePurchaseClaims } from './judgePurchaseClaims.ts'
import { judgePurchases } from './judgePurchases.ts'

const localnet = await startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }], tokens: true })
afterAll(() => localnet.stop())

const [, usdc] = localTokens
const caipNetworkId = 'eip155:1'
const assets: Asset[] = [
  { caipNetworkId, symbol: 'ETH', decimals: 18 },
  { caipNetworkId, address: usdc.address, symbol: 'USDC', decimals: 6 },
]
const chains = { localnet, assets }
const [chain] = localnet.chains
const [seller, buyer, other] = localnet.accounts.map(({ address }) => getAddress(address))
const account = privateKeyToAccount(localnet.accounts[0]?.privateKey ?? '0x')
if (!chain) throw new Error('The chain has started.')
const client = createWalletClient({
  ...{ account, chain: chain.chain, transport: http(chain.rpcUrl), pollingInterval: 20 },
}).extend(publicActions)
const address = buyer ?? ''

async function send(to = buyer, amount = 97_310_000n): Promise<string> {
  const args = [to ?? '0x', amount] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  const hash = await client.sendTransaction({ to: getAddress(usdc.address), data })
  await client.waitForTransactionReceipt({ hash })
  return hash
}

const paid = await send()
const elsewhere = await send(other)
const little = await send(buyer, 90_000_000n)
const coin = await client.sendTransaction({ to: buyer ?? '0x', value: 10n ** 18n })
await client.waitForTransactionReceipt({ hash: coin })

function sell(parts: Partial<Sold> = {}): Sold {
  return {
    ...{ id: 's', orderRef: 'o', state: 'sent', txHash: paid, address, asset: 'USDC' },
    ...{ network: 'ethereum', amount: '97.31', total: '100.00', currency: 'USD' },
    ...parts,
  }
}

function open() {
  const journal = createJournal()
  const consent = { orderId: 'o', address, symbol: 'USDC', caipNetworkId, about: '97.3' }
  journal.purchaseConsents.set('s', consent)
  return { journal, consent }
}

test('default: what was shown arrived', async () => {
  const { journal } = open()
  await judgePurchases(chains, journal, [sell(), sell({ id: 'of another run' })])
  expect([journal.faults, [...journal.bought]]).toEqual([[], ['s']])
})

test('behavior: what is not sent is not looked for', async () => {
  const { journal } = open()
  await judgePurchases(chains, journal, [sell({ state: 'declined', txHash: undefined })])
  expect([journal.faults, journal.bought.size]).toEqual([[], 0])
})

test.each<[string, Partial<Sold>]>([
  ['got 0 atoms', { txHash: elsewhere }],
  ['got 0 atoms', { txHash: coin }],
  ['got 0 atoms', { txHash: undefined }],
  ['got 0 atoms', { txHash: `0x${'5e'.repeat(32)}` }],
  ['got 90000000 atoms', { txHash: little }],
])('error: %s', async (fault, parts) => {
  const { journal } = open()
  await judgePurchases(chains, journal, [sell(parts)])
  expect(journal.faults).toEqual([expect.stringContaining(fault)])
})

test('error: bought twice for one order', async () => {
  const { journal, consent } = open()
  journal.purchaseConsents.set('t', consent)
  await judgePurchases(chains, journal, [sell(), sell({ id: 't' })])
  expect(journal.faults).toEqual(['bought twice: 97.3 USDC'])
})

type Claim = { received?: string; token?: string | undefined; status?: 'sent' }

async function claim(sold: readonly Sold[], parts: Claim = {}, change = open()) {
  const { received = '97.31', status = 'delivered' } = parts
  const token = 'token' in parts ? parts.token : usdc.address
  const asset = { token, symbol: 'A' }
  const order = { id: 'o', status, received, address, caipNetworkId, asset } as const
  await judgePurchaseClaims({
    ...{ at: 7, chains, journal: change.journal, shop: { list: async () => sold } },
    app: (tab) => ({ onramp: tab === 0 ? { orders: [order] } : undefined }),
  })
  return change.journal.faults
}

test('default: what is called delivered is', async () => {
  expect(await claim([sell()])).toEqual([])
  expect(await claim([sell({ txHash: coin })], { token: undefined, received: '1' })).toEqual([])
})

test('behavior: the word of a seller is no claim', async () => {
  expect(await claim([], { status: 'sent' })).toEqual([])
})

test.each<[string, readonly Sold[], Claim?]>([
  ['and 0 came', []],
  ['and 0 came', [sell({ orderRef: 'of another' })]],
  ['and 0 came', [sell({ state: 'processing' })]],
  ['and 0 came', [sell({ txHash: elsewhere })]],
  ['and 97310000 came', [sell()], { received: '97.310001' }],
  ['and 97310000 came', [sell()], { received: '0' }],
  ['a token that there is not', [sell()], { token: seller }],
])('error: %s (%#)', async (fault, sold, parts) => {
  expect(await claim(sold, parts)).toEqual([expect.stringContaining(fault)])
})

test('behavior: a service and a node together are not seen through, each liar alone is', async () => {
  const service = open()
  service.journal.liedAbout.add('o')
  expect(await claim([], {}, service)).toHaveLength(1)
  const node = open()
  node.journal.lastBalanceLie = 7
  expect(await claim([], {}, node)).toHaveLength(1)
  const seller = open()
  seller.journal.lastSellerLie = 7
  expect(await claim([], {}, seller)).toHaveLength(1)
  const both = open()
  both.journal.liedAbout.add('o')
  both.journal.lastBalanceLie = 7
  expect(await claim([], {}, both)).toEqual([])
  expect(both.journal.counts.size).toBe(1)
})

test('behavior: where a service lies, another purchase may have arrived, but only once', async () => {
  const lying = open()
  const { liedAbout, delivered } = lying.journal
  liedAbout.add('o')
  const sold = [sell({ orderRef: 'of another' })]
  expect(await claim(sold, {}, lying)).toEqual([])
  const first = delivered.get('o')
  expect(first).toMatchObject({ what: `eip155:1 ${address} USDC`, atoms: 97_310_000n })
  delivered.delete('o')
  if (first) delivered.set('of another', first)
  expect(await claim(sold, {}, lying)).toEqual([expect.stringContaining('and 0 came')])
})
