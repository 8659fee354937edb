import { expect, test } from 'vitest'
import { toCoins } from './toCoins.ts'

const evm = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const form = evm.toLowerCase()
const solana = '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU'
const polkadot = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'

test('default: a key has its address on Ethereum, and on every chain of its family', () => {
  expect([...toCoins({ account: `eip155:8453:${evm}`, kind: 'key' })]).toEqual([
    [60n, form],
    [0x8000_0000n, form],
  ])
})

test('behavior: a contract has its address on its chain alone', () => {
  const coinsOf = (chainId: string) => [
    ...toCoins({ account: `eip155:${chainId}:${evm}`, kind: 'contract' }),
  ]
  expect(coinsOf('1')).toEqual([[60n, form]])
  expect(coinsOf('10')).toEqual([[0x8000_000an, form]])
  expect(coinsOf('2147483647')).toEqual([[0xffff_ffffn, form]])
  // ENSIP-11 has no coin type for such a chain.
  expect(coinsOf('2147483648')).toEqual([])
  for (const none of ['', '0', '01', '1x', 'x1', '10000000000', '-1'])
    expect(coinsOf(none)).toEqual([])
})

test('behavior: other families, in the binary form of their chain', () => {
  const coinsOf = (account: string) => [...toCoins({ account, kind: 'key' })]
  expect(coinsOf(`solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${solana}`)).toEqual([
    [501n, expect.stringMatching(/^0x[0-9a-f]{64}$/)],
  ])
  expect(coinsOf(`polkadot:91b171bb158e2d3848fa23a9f1c25182:${polkadot}`)).toEqual([
    [354n, '0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'],
  ])
  const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  expect(coinsOf(`bip122:000000000019d6689c085ae165831e93:${bitcoin}`)).toEqual([
    [0n, '0x0014751e76e8199196d454941c45d1b3a323f1433bd6'],
  ])
})

test('behavior: Bitcoin on a test network is another coin, and an address of another network is none', () => {
  const coinsOf = (reference: string, address: string) => [
    ...toCoins({ account: `bip122:${reference}:${address}`, kind: 'key' }),
  ]
  const [main, regtest] = ['000000000019d6689c085ae165831e93', '0f9188f13cb7b2c71f2a335e3a4fc328']
  const script = '0x0014751e76e8199196d454941c45d1b3a323f1433bd6'
  expect(coinsOf(regtest, 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080')).toEqual([[1n, script]])
  expect(
    coinsOf('000000000933ea01ad0ee984209779ba', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'),
  ).toEqual([[1n, script]])
  expect(coinsOf(main, 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080')).toEqual([])
  expect(coinsOf(regtest, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toEqual([])
})

test.each([
  '',
  'eip155:1:0x12',
  'cosmos:hub:cosmos1',
  'solana:x:0',
  'bip122:x:bc1',
  'bip122:x:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'polkadot:x:y',
])('error: %s', (account) => {
  expect(toCoins({ account, kind: 'key' }).size).toBe(0)
})
