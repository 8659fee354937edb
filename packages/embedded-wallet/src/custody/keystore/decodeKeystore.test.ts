import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestKeystore } from '../../test/custody/createTestKeystore.ts'
import { decodeKeystore } from './decodeKeystore.ts'
import { encodeKeystore } from './encodeKeystore.ts'
import type { Holder } from './holder.ts'
import type { Keystore } from './keystore.ts'

const malformed = expect.objectContaining({ problem: 'MALFORMED' })

test('default', async () => {
  const keystore = await createTestKeystore()
  expect(decodeKeystore(encodeKeystore(keystore))).toEqual(keystore)
})

test('property: any label and any times', async () => {
  const keystore = await createTestKeystore()
  const [holder] = keystore.holders
  if (!holder) throw new Error('The keystore has holders.')
  const time = fc.integer({ min: 1, max: 2 ** 48 - 1 })
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), time, fc.option(time), (label, createdAt, tested) => {
      const changed = { ...holder, label, createdAt, lastTestedAt: tested ?? undefined }
      const one = { ...keystore, holders: [changed] }
      expect(decodeKeystore(encodeKeystore(one))).toEqual(one)
    }),
  )
})

test('property: no bytes crash it, and none that are cut or longer are taken', async () => {
  const encoded = encodeKeystore(await createTestKeystore())
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(() => decodeKeystore(new Uint8Array(bytes))).toThrow(malformed)
    }),
  )
  for (const length of encoded.keys())
    expect(() => decodeKeystore(encoded.slice(0, length))).toThrow(malformed)
  expect(() => decodeKeystore(new Uint8Array([...encoded, 0]))).toThrow(malformed)
})

type Edit = (keystore: Keystore) => Keystore
const withHolder =
  (change: Partial<Holder>): Edit =>
  (keystore) => ({
    ...keystore,
    holders: keystore.holders.map((one, at) => (at === 0 ? { ...one, ...change } : one)),
  })

test.each<[string, Edit]>([
  ['an id with other characters', (one) => ({ ...one, walletId: 'a|b' })],
  ['an empty id', (one) => ({ ...one, walletId: '' })],
  ['an id behind another character', (one) => ({ ...one, walletId: '|a' })],
  ['an id before another character', (one) => ({ ...one, walletId: 'a|' })],
  ['generation 0', (one) => ({ ...one, generation: 0 })],
  ['short entropy', (one) => ({ ...one, entropy: one.entropy.slice(1) })],
  ['no accounts', (one) => ({ ...one, accounts: [] })],
  [
    'two accounts of a namespace',
    (one) => ({ ...one, accounts: [...one.accounts, ...one.accounts] }),
  ],
  [
    'a short key',
    (one) => ({
      ...one,
      accounts: one.accounts.map((account) => ({ ...account, privateKey: new Uint8Array(31) })),
    }),
  ],
  [
    'an address that is none',
    (one) => ({ ...one, accounts: one.accounts.map((account) => ({ ...account, address: '0x' })) }),
  ],
  ...['?%', '%?'].flatMap((around): [string, Edit][] => [
    [
      `an address in ${around}`,
      (one) => ({
        ...one,
        accounts: one.accounts.map((account) => ({
          ...account,
          address: around.replace('%', account.address),
        })),
      }),
    ],
    [
      `an account type in ${around}`,
      (one) => ({
        ...one,
        accounts: one.accounts.map((account) => ({
          ...account,
          type: around.replace('%', account.type),
        })),
      }),
    ],
  ]),
  [
    'an empty account type',
    (one) => ({ ...one, accounts: one.accounts.map((account) => ({ ...account, type: '' })) }),
  ],
  ['no holders', (one) => ({ ...one, holders: [] })],
  ['a holder twice', (one) => ({ ...one, holders: [...one.holders, ...one.holders] })],
  ['two holders of an id', withHolder({ id: 'code' })],
  [
    'two holders of a key',
    (one) => withHolder({ publicKey: one.holders[1]?.publicKey ?? new Uint8Array(65) })(one),
  ],
  ['a device with the share of recovery', withHolder({ role: 'r' })],
  ['a code with the share of devices', withHolder({ kind: 'code' })],
  ['a short public key', withHolder({ publicKey: new Uint8Array(64) })],
  ['a long label', withHolder({ label: 'a'.repeat(65) })],
  ['a time that is none', withHolder({ createdAt: 0 })],
])('error: %s', async (_title, edit) => {
  const keystore = edit(await createTestKeystore())
  const detail = 'a keystore that says what none may say'
  const said = expect.objectContaining({ problem: 'MALFORMED', detail })
  expect(() => decodeKeystore(encodeKeystore(keystore))).toThrow(said)
})

test.each([0, 2])('error: version %d', async (version) => {
  const encoded = encodeKeystore(await createTestKeystore())
  encoded[0] = version
  const detail = 'a version that is not known'
  expect(() => decodeKeystore(encoded)).toThrow(expect.objectContaining({ detail }))
})
