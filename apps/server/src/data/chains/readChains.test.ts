import { expect, test } from 'vitest'
import { readChains } from './readChains.ts'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const token = {
  address: '0xdac17f958d2ee523a2206206994597c13d831ec7',
  name: 'Mine',
  symbol: 'MINE',
  decimals: 6,
}

function read(parts: {
  urls?: Record<string, string>
  history?: Record<string, bigint | 'latest'>
  file?: unknown
}) {
  const { urls = { 'eip155:1': 'https://node.example' }, history = {}, file } = parts
  return readChains({
    urls: new Map(Object.entries(urls)),
    history: new Map(Object.entries(history)),
    file: typeof file === 'string' || file === undefined ? file : JSON.stringify(file),
  })
}

test('default', () => {
  const { chains, problems } = read({})
  expect(problems).toEqual([])
  expect(chains).toMatchObject([
    {
      id: 'eip155:1',
      namespace: 'eip155',
      name: 'Ethereum',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrl: 'https://node.example',
      historyFrom: undefined,
    },
  ])
  expect(chains[0]?.tokens.size).toBeGreaterThan(10)
})

test('behavior: no chains without settings', () => {
  expect(read({ urls: {} })).toEqual({ chains: [], problems: [] })
})

test('behavior: what the operator says goes before what is known', () => {
  const { chains } = read({
    file: { 'eip155:1': { name: 'Fork', price: 3000, tokens: [{ ...token, price: 2 }] } },
    history: { 'eip155:1': 'latest' },
  })
  const address = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
  expect(chains[0]).toMatchObject({ name: 'Fork', historyFrom: 'latest' })
  expect(chains[0]?.tokens.get(address)).toEqual({ ...token, address })
  expect(chains[0]?.fixedPrices).toEqual(
    new Map([
      ['0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', 3000],
      [address, 2],
    ]),
  )
})

const [router, factory, wrapped] = ['1', '2', '3'].map((digit) => `0x${digit.repeat(40)}`)
const exchange = { router, factory, wrapped }

test('behavior: an exchange has defaults, and its router is the spender', () => {
  const tokens = [{ ...token, address: `0x${'4'.repeat(40)}` }]
  const { chains } = read({ file: { 'eip155:1': { exchanges: [exchange], tokens } } })
  expect(chains[0]?.spender).toBe(router)
  expect(chains[0]?.exchanges).toMatchObject([{ ...exchange, name: 'Pools', feeBps: 30 }])
  const [{ through = [] } = {}] = chains[0]?.exchanges ?? []
  expect(through).toHaveLength(8)
  expect(through.slice(0, 2)).toEqual([wrapped, `0x${'4'.repeat(40)}`])
})

test('parameters: exchanges', () => {
  const own = { ...exchange, name: 'Mine', feeBps: 25, through: [factory] }
  const file = { 'eip155:1': { exchanges: [own], spender: wrapped } }
  expect(read({ file }).chains[0]).toMatchObject({ exchanges: [own], spender: wrapped })
})

test.each([
  ['no JSON', '{', 'CHAINS_FILE is no JSON.'],
  ['a list', [], 'CHAINS_FILE at its top: '],
  ['a slip', { 'eip155:1': { token: [] } }, 'CHAINS_FILE at eip155:1.token: '],
  ['decimals', { 'eip155:1': { tokens: [{ ...token, decimals: 37 }] } }, 'tokens.0.decimals: '],
  ['a price', { 'eip155:1': { price: -1 } }, 'CHAINS_FILE at eip155:1.price: '],
  ['an address', { 'eip155:1': { pools: ['0x1'] } }, '"0x1" is no address on eip155:1.'],
  [
    'a checksum',
    { 'eip155:1': { spender: '0xDac17F958D2ee523a2206206994597C13D831ec7' } },
    'is no address on eip155:1.',
  ],
  ['http', { 'eip155:1': { tokens: [{ ...token, logoUri: 'http://a.example' }] } }, 'logoUri: '],
  ['a fee', { 'eip155:1': { exchanges: [{ ...exchange, feeBps: 0.5 }] } }, '0.feeBps: '],
  ['a router', { 'eip155:1': { exchanges: [{ ...exchange, router: '0x1' }] } }, '"0x1" is no'],
  ['another chain', { 'eip155:2': {} }, 'CHAINS has no node of eip155:2'],
])('error: a file with %s', (_, file, problem) => {
  const { problems } = read({ file })
  expect(problems).toEqual([expect.stringContaining(problem)])
})

test.each([
  ['not known', { urls: { 'eip155:999999': 'http://a' } }, 'eip155:999999 is not known.'],
  ['without a number', { urls: { 'eip155:one': 'http://a' } }, 'eip155:one is no chain'],
  ['of another kind', { urls: { 'cosmos:hub': 'http://a' } }, 'cosmos:hub is of a kind that'],
  ['without history', { urls: { [solana]: 'http://a' }, history: { [solana]: 0n } }, 'history'],
  ['not listed', { history: { 'eip155:5': 0n } }, 'CHAINS has no node of eip155:5'],
])('error: a chain that is %s', (_, parts, problem) => {
  expect(read(parts).problems).toEqual([expect.stringContaining(problem)])
})
