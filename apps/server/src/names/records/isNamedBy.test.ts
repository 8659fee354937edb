import { base58 } from '@scure/base'
import { hexToBytes } from 'viem'
import { expect, test } from 'vitest'
import { isNamedBy } from './isNamedBy.ts'
import { readAccountId } from './readAccountId.ts'

const address = '0x00000000000000000000000000000000000A11cE'
const other = '0x0000000000000000000000000000000000000b0b'
const solana = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const polkadot = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

test.each([
  [`eip155:1:${address}`, 'eip155', address.toLowerCase()],
  [`solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${solana}`, 'solana', /^0x[\da-f]{64}$/],
  [`polkadot:91b171bb158e2d3848fa23a9f1c25182:${polkadot}`, 'polkadot', /^0x[\da-f]{64}$/],
  [`bip122:000000000019d6689c085ae165831e93:${bitcoin}`, 'bip122', /^0x0014[\da-f]{40}$/],
])('default: %s', (account, namespace, form) => {
  const read = readAccountId(account)
  expect(read).toMatchObject({ account, namespace, address: account.split(':')[2] })
  expect(read?.form).toMatch(form)
})

test.each([
  address,
  `eip155:${address}`,
  `eip155:1:${address}:1`,
  `eip155:1:${address.toLowerCase()}`,
  `eip155:1:${address.slice(0, -1)}`,
  `eip155::${address}`,
  `eip155:1 :${address}`,
  `eip155: 1:${address}`,
  `eip155:1:x${address}`,
  `eip155:${'1'.repeat(33)}:${address}`,
  `solana:x:${solana.slice(5)}`,
  `solana:x:${address}`,
  `cosmos:cosmoshub-4:cosmos1abc`,
  '::',
  '',
])('error: %s is no account', (account) => {
  expect(readAccountId(account)).toBeUndefined()
})

test('behavior: a key is itself on every chain of its family', () => {
  const signed = { account: `eip155:1:${address}`, kind: 'key' } as const
  expect(isNamedBy(`eip155:1:${address}`, signed)).toBe(true)
  expect(isNamedBy(`eip155:8453:${address}`, signed)).toBe(true)
  expect(isNamedBy(`eip155:1:${other}`, signed)).toBe(false)
  expect(isNamedBy(`solana:x:${solana}`, signed)).toBe(false)
  expect(isNamedBy('nothing', signed)).toBe(false)
  expect(isNamedBy('nothing', { account: 'nothing', kind: 'key' })).toBe(false)
})

test('behavior: the same bytes of two families are two accounts', () => {
  const { form } = readAccountId(`polkadot:x:${polkadot}`) ?? {}
  // The account of Solana with these 32 bytes.
  const twin = base58.encode(hexToBytes(form ?? '0x'))
  const read = readAccountId(`solana:x:${twin}`)
  expect(read?.form).toBe(form)
  expect(isNamedBy(`solana:x:${twin}`, { account: `polkadot:x:${polkadot}`, kind: 'key' })).toBe(
    false,
  )
})

test('behavior: a contract is itself on its chain alone', () => {
  const signed = { account: `eip155:1:${address}`, kind: 'contract' } as const
  expect(isNamedBy(`eip155:1:${address}`, signed)).toBe(true)
  expect(isNamedBy(`eip155:8453:${address}`, signed)).toBe(false)
})
