import { checkNetworks } from '@cleat/core/adapter'
import { kusama, polkadot } from '@cleat/core/networks'
import { decodeSs58, encodeSs58 } from '@cleat/signatures/polkadot'
import { expect, test } from 'vitest'
import { isRecipient } from './isRecipient.ts'

const { accountId = new Uint8Array() } =
  decodeSs58('14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3') ?? {}
const write = (prefix: number) => encodeSs58({ accountId, prefix })

test.each([
  ['Polkadot', polkadot, [0, 42]],
  ['Kusama', kusama, [2, 0, 42]],
  ['a network that does not say', { ...kusama, ss58Prefix: undefined }, [0, 2, 42, 1284]],
])('default: addresses of %s', (_, network, prefixes) => {
  for (const prefix of prefixes) expect(is(network, write(prefix))).toBe(true)
})

test.each([
  ['written for Kusama, on Polkadot', polkadot, write(2)],
  ['written for nobody known, on Kusama', kusama, write(1284)],
  ['with another character', polkadot, write(0).replace(/.$/, '1')],
  ['of Ethereum', polkadot, '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
  ['a list', polkadot, [write(0)]],
])('error: %s', (_, network, to) => {
  expect(is(network, to)).toBe(false)
})

function is(given: typeof polkadot, to: unknown): boolean {
  const [network] = checkNetworks({ networks: [given] })
  return isRecipient({ to, network })
}
