import { Keyring } from '@polkadot/api'
import { expect, test } from 'vitest'
import { ss58AccountId, ss58Address } from './ss58Address.ts'

const accountId = Uint8Array.from({ length: 32 }, (_, at) => at * 7)
const keyring = new Keyring()

test.each([0, 2, 5, 42, 63, 64, 172, 255, 256, 1284, 16383])('default: prefix %i', (prefix) => {
  const address = ss58Address({ accountId, prefix })
  expect(address).toBe(keyring.encodeAddress(accountId, prefix))
  expect(ss58AccountId(address)).toEqual(accountId)
})

test.each(['', 'x', '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQy', '0x12', 'lO0I'])(
  'error: %j is no address',
  (address) => {
    expect(ss58AccountId(address)).toBeUndefined()
  },
)
