import { expect, test } from 'vitest'
import { openChains } from '../../data/chains/openChains.ts'
import { readChains } from '../../data/chains/readChains.ts'
import { answerRpc, startFakeNode } from '../../data/test/startFakeNode.ts'
import { findDelivery } from './findDelivery.ts'

const createdAt = new Date('2026-11-22T10:00:00Z')
const mined = createdAt.getTime() / 1000 + 60
const { signal } = new AbortController()

type Find = {
  chainId: string
  url: string
  order: Partial<Omit<findDelivery.Parameters['order'], 'chainId'>>
}

function find({ chainId, url, order }: Find) {
  const { chains } = readChains({
    urls: new Map([[chainId, url]]),
    history: new Map(),
    file: undefined,
  })
  const given = { asset: null, address: '', txHash: null, amount: null, createdAt, ...order }
  return findDelivery({ order: { ...given, chainId }, chains: openChains({ chains }), signal })
}

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const usdc = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const txHash = `0x${'5b'.repeat(32)}`
const word = (text: string) => `0x${text.toLowerCase().replace('0x', '').padStart(64, '0')}`
const transfer = {
  address: usdc.toLowerCase(),
  topics: [
    '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
    word('0x1'),
    word(address),
  ],
  data: word((97_500_000).toString(16)),
}

type Evm = { receipt?: object | null; time?: number; to?: string | null }

async function findOnEvm({
  receipt = {},
  time = mined,
  to = address,
  ...order
}: Evm & Find['order'] = {}) {
  const { url } = await startFakeNode(
    answerRpc({
      eth_getTransactionReceipt: () =>
        receipt && { status: '0x1', blockNumber: '0x10', logs: [transfer], ...receipt },
      eth_getBlockByNumber: () => ({ timestamp: `0x${time.toString(16)}` }),
      eth_getTransactionByHash: () => ({ to, value: `0x${(10n ** 17n).toString(16)}` }),
      eth_call: () => word('0x6'),
    }),
  )
  const given = { asset: usdc, address, txHash, amount: '97.5', ...order }
  return find({ chainId: 'eip155:8453', url, order: given })
}
const delivered = { status: 'delivered', at: mined * 1000 }

test('default: a token, the native currency, and a token that is not listed', async () => {
  expect(await findOnEvm()).toEqual(delivered)
  expect(await findOnEvm({ asset: null, amount: '0.1' })).toEqual(delivered)
  const other = `0x${'ab'.repeat(20)}`
  const receipt = { logs: [{ ...transfer, address: other }] }
  expect(await findOnEvm({ asset: other, receipt })).toEqual(delivered)
})

test('behavior: fees of a token may take up to two percent', async () => {
  expect(await findOnEvm({ amount: '99.4' })).toEqual(delivered)
  expect(await findOnEvm({ amount: '99.5' })).toBeUndefined()
  const paying = (atoms: number) => ({
    ...{ receipt: { logs: [{ ...transfer, data: word(atoms.toString(16)) }] }, amount: '100' },
  })
  expect(await findOnEvm(paying(98_000_000))).toEqual(delivered)
  expect(await findOnEvm(paying(97_999_999))).toBeUndefined()
})

test('behavior: the clock of a chain may be two minutes behind', async () => {
  const time = mined - 60 - 120
  expect(await findOnEvm({ time })).toEqual({ status: 'delivered', at: time * 1000 })
})

test.each([
  ['is not mined', { receipt: null }],
  ['pays another token', { receipt: { logs: [{ ...transfer, address: address.toLowerCase() }] } }],
  ['pays another account', { address: `0x${'11'.repeat(20)}` }],
  ['pays nothing', { receipt: { logs: [] } }],
  ['has another event', { receipt: { logs: [{ ...transfer, topics: [word('0x2')] }] } }],
  ['is older than the order', { time: mined - 60 - 121 }],
  ['has no hash', { txHash: null }],
  ['has no amount', { amount: null }],
  ['pays nothing, as was said', { receipt: { logs: [] }, amount: '0' }],
  ['has a hash that is none', { txHash: '0xabc' }],
  ['pays another native receiver', { asset: null, amount: '0.1', to: usdc }],
  ['creates a contract', { asset: null, amount: '0.1', to: null }],
])('error: a transaction that %s', async (_, changes) => {
  expect(await findOnEvm(changes)).toBeUndefined()
})

test('error: a transaction that failed', async () => {
  await expect(findOnEvm({ receipt: { status: '0x0' } })).rejects.toThrow()
})

test('error: a chain without a node', async () => {
  const { chains } = readChains({ urls: new Map(), history: new Map(), file: undefined })
  const order = { txHash, amount: '1', address, asset: null, createdAt, chainId: 'eip155:1' }
  expect(await findDelivery({ order, chains: openChains({ chains }), signal })).toBeUndefined()
})

const owner = '9B5XszUGdMaxCZ7uSQhPzdks5ZQSmWxrmzCSvtJ6Ns6g'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const signature = '5'.repeat(88)

async function findOnSolana({
  found = {},
  meta = {},
  ...order
}: Find['order'] & { found?: object | null; meta?: object } = {}) {
  const holding = (amount: string) => ({ mint, owner, uiTokenAmount: { amount, decimals: 6 } })
  const { url } = await startFakeNode(
    answerRpc({
      getTransaction: () =>
        found && {
          blockTime: mined,
          transaction: { message: { accountKeys: [{ pubkey: 'a' }, { pubkey: owner }] } },
          meta: {
            err: null,
            preBalances: [1e17, 5],
            postBalances: [1e17 - 1e9, 1_000_000_005],
            preTokenBalances: [holding('1')],
            postTokenBalances: [holding('97500001')],
            ...meta,
          },
          ...found,
        },
    }),
  )
  return find({
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    url,
    order: { address: owner, txHash: signature, asset: mint, amount: '97.5', ...order },
  })
}

test('default: on Solana', async () => {
  expect(await findOnSolana()).toEqual(delivered)
  expect(await findOnSolana({ asset: null, amount: '1' })).toEqual(delivered)
})

test.each([
  ['is not there', { found: null }],
  ['has no time', { found: { blockTime: null } }],
  ['pays less', { amount: '100' }],
  ['pays another mint', { asset: owner }],
  ['pays another account', { address: mint }],
  ['has a hash that is none', { txHash: 'abc' }],
])('error: a transaction of Solana that %s', async (_, changes) => {
  expect(await findOnSolana(changes)).toBeUndefined()
})

const receiver = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

async function findOnBitcoin({
  confirmed = true,
  ...order
}: Find['order'] & { confirmed?: boolean } = {}) {
  const { url } = await startFakeNode(() => ({
    status: { confirmed, ...(confirmed && { block_time: mined }) },
    vout: [
      { scriptpubkey_address: receiver, value: 100_000 },
      { scriptpubkey_address: 'bc1another', value: 900_000 },
      { value: 0 },
    ],
  }))
  return find({
    chainId: 'bip122:000000000019d6689c085ae165831e93',
    url,
    order: { address: receiver, txHash: '5b'.repeat(32), amount: '0.001', ...order },
  })
}

test('default: on Bitcoin', async () => {
  expect(await findOnBitcoin()).toEqual(delivered)
  expect(await findOnBitcoin({ confirmed: false })).toBeUndefined()
  expect(await findOnBitcoin({ amount: '0.01' })).toBeUndefined()
  expect(await findOnBitcoin({ txHash: '../block' })).toBeUndefined()
})
