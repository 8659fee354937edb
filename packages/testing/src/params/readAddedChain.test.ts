import { expect, test } from 'vitest'
import { readAddedChain } from './readAddedChain.ts'

const chain = {
  chainId: '0x89',
  chainName: 'Polygon',
  rpcUrls: ['https://rpc.example'],
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  blockExplorerUrls: ['https://explorer.example'],
  iconUrls: null,
}

test('default', () => {
  expect(readAddedChain([chain])).toEqual({
    ...{ id: 137, name: 'Polygon', rpcUrl: 'https://rpc.example' },
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  })
})

test.each(['http://127.0.0.1:8545', 'http://localhost:8545', 'http://[::1]:8545'])(
  'behavior: %s is safe',
  (rpcUrl) => {
    expect(readAddedChain([{ ...chain, rpcUrls: [rpcUrl] }]).rpcUrl).toBe(rpcUrl)
  },
)

test.each([
  { chainId: '137' },
  { chainId: '0x089' },
  { chainId: 137 },
  { chainId: '0xffffffffffffffff' },
  { chainName: '' },
  { chainName: 1 },
  { rpcUrls: [] },
  { rpcUrls: 'https://rpc.example' },
  { rpcUrls: ['http://rpc.example'] },
  { rpcUrls: ['https://rpc.example', 'file:///etc'] },
  { rpcUrls: [null] },
  { nativeCurrency: undefined },
  { nativeCurrency: { ...chain.nativeCurrency, symbol: 'P' } },
  { nativeCurrency: { ...chain.nativeCurrency, symbol: 'TOOLONG' } },
  { nativeCurrency: { ...chain.nativeCurrency, decimals: 1.5 } },
  { nativeCurrency: { ...chain.nativeCurrency, name: null } },
  { blockExplorerUrls: ['javascript:alert(1)'] },
  { iconUrls: 'https://icon.example' },
])('error: %j', (change) => {
  expect(() => readAddedChain([{ ...chain, ...change }])).toThrow('Invalid parameters')
})
