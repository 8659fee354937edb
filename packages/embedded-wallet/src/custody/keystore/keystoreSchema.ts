import * as v from 'valibot'
import type { Bytes } from '../bytes/bytes.ts'
import type { Account } from './account.ts'
import type { Holder } from './holder.ts'
import type { Keystore } from './keystore.ts'

/**
 * What a keystore may say. A function, because schemas that a module creates while it loads cost
 * every page that loads it.
 */
export function keystoreSchema(): v.GenericSchema<Keystore> {
  const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
  const time = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(2 ** 48 - 1))
  const generation = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(2 ** 32 - 1))
  const account: v.GenericSchema<Account> = v.strictObject({
    namespace: v.picklist(['eip155', 'solana']),
    address: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{32,44}$/)),
    privateKey: bytesOf(32),
    type: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{1,32}$/)),
  })
  const holder: v.GenericSchema<Holder> = v.pipe(
    v.strictObject({
      id,
      kind: v.picklist(['device', 'passkey', 'code']),
      role: v.picklist(['d', 'r']),
      publicKey: bytesOf(65),
      label: v.pipe(v.string(), v.maxLength(64)),
      createdAt: time,
      lastTestedAt: v.union([time, v.undefined()]),
    }),
    v.check(({ kind, role }) => (kind === 'device') === (role === 'd'), 'the role of its kind'),
  )
  return v.strictObject({
    walletId: id,
    generation,
    entropy: bytesOf(32),
    accounts: v.pipe(
      v.array(account),
      v.minLength(1),
      v.check((all) => isUnique(all.map(({ namespace }) => namespace)), 'one of each namespace'),
    ),
    holders: v.pipe(
      v.array(holder),
      v.minLength(1),
      v.maxLength(32),
      v.check((all) => isUnique(all.map((one) => one.id)), 'ids of one holder each'),
      v.check((all) => isUnique(all.map((one) => one.publicKey.join())), 'keys of one holder each'),
    ),
  })
}

function bytesOf(length: number): v.GenericSchema<Bytes> {
  return v.custom<Bytes>((value) => value instanceof Uint8Array && value.length === length)
}

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}
