import { type Localnet, startLocalnet } from '@cleat/localnet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpWallet } from '../test/setUpWallet.ts'

let localnet: Localnet
let rpcUrl: string

beforeAll(async () => {
  localnet = await startLocalnet({ chains: [{ id: 8453, name: 'Base' }] })
  rpcUrl = localnet.chains[0]?.rpcUrl ?? ''
})

afterAll(() => localnet.stop())

const base = () => ({
  chainId: '0x2105',
  chainName: ' Base ',
  rpcUrls: [rpcUrl],
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
})

test('default', async () => {
  const { call, wallet } = setUpWallet()
  expect(await call('eth_chainId')).toBe('0x1')
  expect(await call('net_version')).toBe('1')
  expect(wallet.chainId).toBe(1)
})

test('behavior: switches to a known chain', async () => {
  const { call, events, asked } = setUpWallet()
  expect(await call('wallet_switchEthereumChain', [{ chainId: '0xa' }])).toBe(null)
  expect(await call('eth_chainId')).toBe('0xa')
  expect(events).toEqual([['chainChanged', '0xa']])
  expect(asked).toMatchObject([
    { kind: 'switchChain', from: { name: 'Ethereum' }, to: { name: 'Optimism', symbol: 'ETH' } },
  ])
})

test('behavior: is there already', async () => {
  const { call, events, asked } = setUpWallet()
  expect(await call('wallet_switchEthereumChain', [{ chainId: '0x1' }])).toBe(null)
  expect(events).toEqual([])
  expect(asked).toEqual([])
})

test('error: unknown chain', async () => {
  const { call } = setUpWallet()
  const request = call('wallet_switchEthereumChain', [{ chainId: '0x2105' }])
  await expect(request).rejects.toMatchObject({ code: 4902 })
})

test('error: the user rejects', async () => {
  const { call, wallet } = setUpWallet({ approve: async () => ({ approved: false }) })
  await expect(call('wallet_switchEthereumChain', [{ chainId: '0xa' }])).rejects.toMatchObject({
    code: 4001,
  })
  await expect(call('wallet_addEthereumChain', [base()])).rejects.toMatchObject({ code: 4001 })
  expect(wallet.chainId).toBe(1)
})

test('behavior: adds a chain and goes there', async () => {
  const { call, events, asked, wallet } = setUpWallet()
  expect(await call('wallet_addEthereumChain', [base()])).toBe(null)
  expect(await call('eth_chainId')).toBe('0x2105')
  expect(await call('eth_blockNumber')).toBe('0x0')
  expect(events).toEqual([['chainChanged', '0x2105']])
  expect(asked).toMatchObject([{ kind: 'addChain', chain: { id: 8453, name: 'Base', rpcUrl } }])
  wallet.switchChain(1)
  wallet.switchChain(8453)
  expect(wallet.chainId).toBe(8453)
})

test('behavior: adding a known chain only switches', async () => {
  const { call, asked } = setUpWallet()
  const known = { ...base(), chainId: '0xa', rpcUrls: ['http://127.0.0.1:9'] }
  await call('wallet_addEthereumChain', [known])
  expect(asked).toMatchObject([{ kind: 'switchChain' }])
  expect(await call('eth_chainId')).toBe('0xa')
})

test('behavior: a known chain gets another node', async () => {
  const chains = [{ id: 8453, name: 'Base', rpcUrl: 'http://127.0.0.1:9' }]
  const { call, events, asked } = setUpWallet({ chains })
  await expect(call('eth_blockNumber')).rejects.toThrow()
  await call('wallet_addEthereumChain', [base()])
  expect(asked).toMatchObject([{ kind: 'addChain', chain: { id: 8453, rpcUrl } }])
  expect(await call('eth_blockNumber')).toBe('0x0')
  expect(events).toEqual([])
})

test('error: the node is on another chain', async () => {
  const { call, wallet } = setUpWallet()
  const request = call('wallet_addEthereumChain', [{ ...base(), chainId: '0x2106' }])
  await expect(request).rejects.toMatchObject({ code: -32602 })
  expect(() => wallet.switchChain(8454)).toThrow('does not know chain 8454')
})

test('error: the node does not answer', async () => {
  const { call } = setUpWallet()
  const chain = { ...base(), rpcUrls: ['http://127.0.0.1:9'] }
  await expect(call('wallet_addEthereumChain', [chain])).rejects.toMatchObject({ code: -32603 })
})

test.each([
  { params: undefined },
  { params: [] },
  { params: [null] },
  { params: [{}] },
  { params: [{ chainId: 1 }] },
  { params: [{ chainId: '1' }] },
  { params: [{ chainId: '0x01' }] },
])('error: switching with $params', async ({ params }) => {
  const { call } = setUpWallet()
  await expect(call('wallet_switchEthereumChain', params)).rejects.toMatchObject({ code: -32602 })
})
