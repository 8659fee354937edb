import { expect, test } from 'vitest'
import { createFakeNode } from '../test/createFakeNode.ts'
import { knownCode } from './knownCode.ts'
import { readAccountCode } from './readAccountCode.ts'

const account = `0x${'a'.repeat(40)}`
const delegate = (program: string) => `0xef0100${program.slice(2)}`
const [free = knownCode[0]] = knownCode.filter(({ codeHash }) => codeHash === undefined)
const [pinned = free] = knownCode.filter(({ codeHash }) => codeHash !== undefined)
if (!free || !pinned) throw new Error('Nothing is known.')

function read(codes: { readonly [address: string]: string }) {
  const { node } = createFakeNode({ eth_getCode: (address: string) => codes[address] ?? '0x' })
  return readAccountCode(node, { address: account })
}

test('default: plain accounts, contracts, and accounts that run code', async () => {
  expect(await read({})).toEqual({ kind: 'none' })
  expect(await read({ [account]: '0x6001' })).toEqual({ kind: 'contract' })
  const { name, address } = free
  const codes = { [account]: delegate(address).toUpperCase().replace('0X', '0x') }
  expect(await read({ ...codes, [address]: '0x6001' })).toEqual({ kind: 'known', name, address })
})

test('behavior: code that no list names is unknown', async () => {
  const address = `0x${'9'.repeat(40)}`
  const codes = { [account]: delegate(address), [address]: '0x6001' }
  expect(await read(codes)).toEqual({ kind: 'unknown', address })
})

test('behavior: a known address with other code, or none, is unknown', async () => {
  const codes = { [account]: delegate(pinned.address), [pinned.address]: '0x6001' }
  expect(await read(codes)).toEqual({ kind: 'unknown', address: pinned.address })
  const empty = { [account]: delegate(free.address) }
  expect(await read(empty)).toEqual({ kind: 'unknown', address: free.address })
})

test('error: a node that answers in another form', async () => {
  await expect(read({ [account]: 'nothing' })).rejects.toMatchObject({ code: 'NETWORK_RPC_FAILED' })
})

test('behavior: addresses are in lower case, once each', () => {
  const addresses = knownCode.map(({ address }) => address)
  expect(addresses.every((address) => /^0x[\da-f]{40}$/.test(address))).toBe(true)
  expect(new Set(addresses).size).toBe(addresses.length)
})
