import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { buildTransfer } from '../transaction/buildTransfer.ts'
import { parseTransaction } from '../transaction/parseTransaction.ts'
import { addSignature } from './addSignature.ts'

const [address, to] = [3, 4].map((byte) => base58.encode(new Uint8Array(32).fill(byte))) as [
  string,
  string,
]
const signature = new Uint8Array(64).fill(8)
const transaction = buildTransfer({
  ...{ from: address, to, lamports: 1n, blockhash: address },
})

test('default', () => {
  const signed = addSignature({ transaction, address, signature }) ?? new Uint8Array()
  expect(parseTransaction(signed)?.signatures).toEqual([signature])
  expect(parseTransaction(signed)?.messageBytes).toEqual(
    parseTransaction(transaction)?.messageBytes,
  )
  expect(parseTransaction(transaction)?.signatures).toEqual([new Uint8Array(64)])
})

test('behavior: the second of two signers, and the first is kept', () => {
  const { messageBytes } = parseTransaction(transaction) ?? { messageBytes: new Uint8Array() }
  // The receiver also signs.
  const message = Uint8Array.from(messageBytes)
  message[0] = 2
  const first = new Uint8Array(64).fill(1)
  const both = Uint8Array.from([2, ...first, ...new Uint8Array(64), ...message])
  const second = base58.encode(new Uint8Array(32).fill(4))
  const signed = addSignature({ transaction: both, address: second, signature })
  expect(parseTransaction(signed ?? both)?.signatures).toEqual([first, signature])
})

test.each([
  ['an account without a place', { transaction, address: base58.encode(new Uint8Array(32)) }],
  ['what is no transaction', { transaction: new Uint8Array(3), address }],
])('behavior: %s', (_, parameters) => {
  expect(addSignature({ ...parameters, signature })).toBeUndefined()
})
