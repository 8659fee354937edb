import { expect, test } from 'vitest'
import { mainnet } from '../test/testNetworks.ts'
import { toCaipNetwork } from '../test/toCaipNetwork.ts'
import { toTransactionUrl } from './toTransactionUrl.ts'

const at = (url: string | undefined, hash = '0x5e') => {
  const blockExplorers = url === undefined ? undefined : { default: { name: 'Explorer', url } }
  return toTransactionUrl({ network: toCaipNetwork({ ...mainnet, blockExplorers }), hash })
}

test.each([
  ['https://explorer.example', 'https://explorer.example/tx/0x5e'],
  ['https://explorer.example/', 'https://explorer.example/tx/0x5e'],
  ['https://explorer.example/testnet', 'https://explorer.example/testnet/tx/0x5e'],
  ['https://explorer.example?cluster=devnet', 'https://explorer.example/tx/0x5e?cluster=devnet'],
])('default: %s', (explorer, url) => {
  expect(at(explorer)).toBe(url)
})

test('behavior: a hash stays one part of the path', () => {
  expect(at('https://explorer.example', '../?x=1#')).toBe(
    'https://explorer.example/tx/..%2F%3Fx%3D1%23',
  )
})

test.each([undefined, 'javascript:alert(1)'])('behavior: none at %s', (explorer) => {
  expect(at(explorer)).toBeUndefined()
})
