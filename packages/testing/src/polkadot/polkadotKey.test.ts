import { utf8ToBytes } from '@noble/hashes/utils.js'
import { Keyring } from '@polkadot/api'
import { expect, test } from 'vitest'
import { devPolkadotKeys } from './devPolkadotKeys.ts'
import { polkadotKey } from './polkadotKey.ts'
import { ss58Address } from './ss58Address.ts'

const message = utf8ToBytes('Hello')

test.each(devPolkadotKeys())('default: the library of the chains reads $type', (key) => {
  const { type, publicKey, accountId } = key
  const pair = new Keyring({ type, ss58Format: 42 }).addFromAddress(publicKey)
  expect(pair.address).toBe(ss58Address({ accountId, prefix: 42 }))
  expect(pair.verify(message, key.sign(message), publicKey)).toBe(true)
  expect(pair.verify(utf8ToBytes('hello'), key.sign(message), publicKey)).toBe(false)
})

test('default: they are the well-known accounts', () => {
  expect(devPolkadotKeys().map(({ accountId }) => ss58Address({ accountId, prefix: 42 }))).toEqual([
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
    '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty',
    '5FA9nQDVg267DEd8m1ZypXLBnvN7SFxYwV7ndqSYGiN9TTpu',
    '5C7C2Z5sWbytvHpuLTvzKunnnRwQxft1jiqrLD5rhucQ5S9X',
  ])
})

test.each(['sr25519', 'ed25519', 'ecdsa'] as const)(
  'behavior: %s signs the same bytes alike, and keys differ',
  (type) => {
    const [one, again, other] = [1, 1, 2].map((byte) =>
      polkadotKey({ type, secret: new Uint8Array(32).fill(byte) }),
    )
    expect(one?.sign(message)).toEqual(again?.sign(message))
    expect(one?.sign(message)).not.toEqual(other?.sign(message))
    expect(one?.accountId).toHaveLength(32)
  },
)
