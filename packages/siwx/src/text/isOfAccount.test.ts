import { encodeSs58 } from '@cleat/signatures/polkadot'
import { expect, test } from 'vitest'
import { isOfAccount } from './isOfAccount.ts'

const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const kusama = 'polkadot:b0a8d493285c2df73290dfb7e61f870f'
const evm = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const write = (prefix: number, byte = 7) =>
  encodeSs58({ accountId: new Uint8Array(32).fill(byte), prefix })

const isOf = (
  [ownChain, own]: readonly [string, string],
  [chainId, address]: readonly [string, string],
  options: { kind?: 'key' | 'contract'; perChain?: boolean } = {},
) => {
  const { kind, perChain = false } = options
  const data = { accountAddress: own, chainId: ownChain, domain: 'app.example' }
  const terms = { uri: 'https://app.example', version: '1' as const, nonce: 'a'.repeat(24) }
  return isOfAccount({ data: { ...data, ...terms }, kind }, { chainId, address, perChain })
}

test.each([
  ['the same account', ['eip155:1', evm], ['eip155:1', evm], true],
  ['a key on another chain of its family', ['eip155:1', evm], ['eip155:10', evm], true],
  ['another family', ['eip155:1', evm], ['solana:1', evm], false],
  [
    'another spelling where there is one',
    ['eip155:1', evm],
    ['eip155:1', evm.toLowerCase()],
    false,
  ],
  ['the same for Bitcoin', [bitcoin, segwit], [bitcoin, segwit.toUpperCase()], false],
  ['another prefix of Polkadot', [polkadot, write(0)], [polkadot, write(42)], true],
  ['its prefix of another chain', [polkadot, write(0)], [kusama, write(2)], true],
  ['a prefix that its chain does not have', [polkadot, write(0)], [kusama, write(0, 7)], true],
  ['a prefix of neither chain', [polkadot, write(42)], [kusama, write(0)], false],
  ['another account id', [polkadot, write(0)], [polkadot, write(42, 8)], false],
  ['no address', [polkadot, write(0)], [polkadot, 'x'], false],
] as const)('default: %s', async (_, own, asked, expected) => {
  expect(await isOf(own, asked)).toBe(expected)
})

test.each([
  ['a contract', { kind: 'contract' }],
  ['perChain', { perChain: true }],
] as const)('behavior: %s is signed in on the chain of its text alone', async (_, options) => {
  expect(await isOf(['eip155:1', evm], ['eip155:1', evm], options)).toBe(true)
  expect(await isOf(['eip155:1', evm], ['eip155:10', evm], options)).toBe(false)
})
