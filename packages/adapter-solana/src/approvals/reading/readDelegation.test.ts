import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { programs } from '../../base/programs.ts'
import { littleEndian } from '../../test/littleEndian.ts'
import { writeTokenAccount } from '../../test/writeTokenAccount.ts'
import { readDelegation } from './readDelegation.ts'

const [mint, owner, delegate, address] = [1, 2, 3, 4].map((byte) =>
  base58.encode(new Uint8Array(32).fill(byte)),
) as [string, string, string, string]

function read(change: (data: Uint8Array) => void = () => undefined, of = owner) {
  const account = writeTokenAccount({ mint, owner, amount: 7n })
  account.data.set([1, 0, 0, 0, ...base58.decode(delegate)], 72)
  account.data.set(littleEndian(5n, 8), 121)
  change(account.data)
  return readDelegation({ address, account, owner: of })
}

test('default', () => {
  expect(read()).toEqual({
    ...{ account: address, mint, program: programs.token, delegate },
    ...{ amount: 5n, balance: 7n },
  })
})

test.each<[string, (data: Uint8Array) => void]>([
  ['no delegate', (data) => data.set([0, 0, 0, 0], 72)],
  ['nothing left to take', (data) => data.set(littleEndian(0n, 8), 121)],
  ['no account that is in use', (data) => data.set([0], 108)],
])('behavior: nothing can be taken where there is %s', (_, change) => {
  expect(read(change)).toBeUndefined()
})

test('behavior: an account of somebody else is not the owner’s', () => {
  expect(read(undefined, mint)).toBeUndefined()
})
