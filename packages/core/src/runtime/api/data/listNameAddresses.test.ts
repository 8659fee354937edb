import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import { listNameAddresses } from './listNameAddresses.ts'

const everyChain = 0x8000_0000
const base = everyChain + 8453
const [ethereum, rollup] = [toCaipNetworkId('eip155:1'), toCaipNetworkId('eip155:8453')]

test('default: a key has its address on every chain', () => {
  const addresses = { 60: '0x1', [everyChain]: '0x1', 501: 'So1' }
  expect(listNameAddresses({ addresses }, ethereum)).toEqual(['0x1'])
  expect(listNameAddresses({ addresses }, rollup)).toEqual(['0x1'])
})

test('behavior: A14, a contract has its address on its chain alone', () => {
  expect(listNameAddresses({ addresses: { 60: '0x1' } }, ethereum)).toEqual(['0x1'])
  expect(listNameAddresses({ addresses: { 60: '0x1' } }, rollup)).toEqual([])
  expect(listNameAddresses({ addresses: { [base]: '0x1' } }, ethereum)).toEqual([])
  expect(listNameAddresses({ addresses: { [base]: '0x1' } }, rollup)).toEqual(['0x1'])
})

test('behavior: the address of a chain goes before the one of every chain', () => {
  const addresses = { 60: '0x1', [everyChain]: '0x2', [base]: '0x3' }
  expect(listNameAddresses({ addresses }, ethereum)).toEqual(['0x1'])
  expect(listNameAddresses({ addresses }, rollup)).toEqual(['0x3'])
  expect(listNameAddresses({ addresses }, toCaipNetworkId('eip155:10'))).toEqual(['0x2'])
})

test.each([
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'bip122:000000000019d6689c085ae165831e93',
  'polkadot:91b171bb158e2d3848fa23a9f1c25182',
])('behavior: on %s, which reads the form of its own', (id) => {
  const addresses = { 0: 'bc1', 60: '0x1', 354: '5', 501: 'So1' }
  expect(listNameAddresses({ addresses }, toCaipNetworkId(id))).toEqual([
    ...['bc1', '0x1', '5', 'So1'],
  ])
})

test.each(['cosmos:0', 'cosmos:01', 'cosmos:1x', 'cosmos:x1', 'cosmos:12345678901'])(
  'behavior: the reference of %s is no number of a chain',
  (id) => {
    expect(
      listNameAddresses({ addresses: { 60: '0x1', 501: 'So1' } }, toCaipNetworkId(id)),
    ).toEqual([...['0x1', 'So1']])
  },
)
