// @vitest-environment node
import { AddressLookupTableAccount, PublicKey } from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { programs } from '../../base/programs.ts'
import { readTable } from './readTable.ts'

const toAccount = (data: Uint8Array, owner: string = programs.lookupTable) => ({
  ...{ lamports: 1n, owner, isExecutable: false, data },
})
const head = Uint8Array.of(1, 0, 0, 0, ...new Uint8Array(8).fill(255), ...new Uint8Array(44))

test('default: as web3.js reads it', () => {
  const keys = fc.array(fc.uint8Array({ minLength: 32, maxLength: 32 }), { maxLength: 8 })
  fc.assert(
    fc.property(keys, (addresses) => {
      const data = Uint8Array.of(...head, ...addresses.flatMap((key) => [...key]))
      const theirs = AddressLookupTableAccount.deserialize(data).addresses.map(String)
      expect(readTable(toAccount(data))).toEqual(theirs)
      expect(theirs).toEqual(addresses.map((key) => new PublicKey(key).toBase58()))
    }),
  )
})

test.each([
  ['no account', undefined],
  ['of another program', toAccount(head, programs.system)],
  ['too short', toAccount(head.slice(1))],
  ['shorter by an address', toAccount(head.slice(0, 24))],
  ['with half an address', toAccount(Uint8Array.of(...head, ...new Uint8Array(16)))],
  ['without a kind', toAccount(Uint8Array.of(0, ...head.slice(1)))],
])('error: %s', (_, account) => {
  expect(readTable(account)).toBeUndefined()
})
