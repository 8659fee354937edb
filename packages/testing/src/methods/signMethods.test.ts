import { localExchange, startLocalnet } from '@cleat/localnet'
import {
  createWalletClient,
  type Hex,
  http,
  parseAbi,
  parseSignature,
  publicActions,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { expect, test } from 'vitest'
import { setUpWallet } from '../test/setUpWallet.ts'

const typedData = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Mail: [{ name: 'text', type: 'string' }],
  },
  primaryType: 'Mail',
  domain: { name: 'Post', chainId: 1 },
  message: { text: 'Hello' },
} as const

async function connected(...parameters: Parameters<typeof setUpWallet>) {
  const setUp = setUpWallet(...parameters)
  await setUp.call('eth_requestAccounts')
  const [address] = setUp.wallet.accounts
  if (!address) throw new Error('no account')
  return { ...setUp, address }
}

test.each([
  { title: 'text', message: 'Hello, wörld', shown: 'Hello, wörld', signed: 'Hello, wörld' },
  { title: 'bytes', message: '0x48656c6c6f', shown: 'Hello', signed: 'Hello' },
  {
    title: 'bytes that are no text',
    message: '0xff00',
    shown: '0xff00',
    signed: { raw: '0xff00' },
  },
  { title: 'odd hexadecimal', message: '0x123', shown: '0x123', signed: '0x123' },
  { title: 'nothing', message: '', shown: '', signed: '' },
] as const)('default: $title', async ({ message, shown, signed }) => {
  const { call, asked, address } = await connected()
  const signature = (await call('personal_sign', [message, address.toLowerCase()])) as `0x${string}`
  expect(await verifyMessage({ address, message: signed, signature })).toBe(true)
  expect(asked.at(-1)).toMatchObject({ kind: 'signMessage', address, message: shown })
})

test.each([JSON.stringify(typedData), typedData])('default: typed data %#', async (data) => {
  const { call, asked, address } = await connected()
  const signature = (await call('eth_signTypedData_v4', [address, data])) as `0x${string}`
  const domain = { ...typedData.domain, chainId: 1n }
  expect(await verifyTypedData({ address, ...typedData, domain, signature })).toBe(true)
  expect(asked.at(-1)).toMatchObject({
    kind: 'signTypedData',
    typedData: expect.stringContaining('"text": "Hello"'),
  })
})

test('error: an account that is not permitted', async () => {
  const { wallet, call } = await connected()
  const [, second] = wallet.accounts
  await expect(call('personal_sign', ['Hello', second])).rejects.toMatchObject({ code: 4100 })
  await expect(call('eth_signTypedData_v4', [second, typedData])).rejects.toMatchObject({
    code: 4100,
  })
})

test('error: locked', async () => {
  const { wallet, call, address } = await connected()
  wallet.lock()
  await expect(call('personal_sign', ['Hello', address])).rejects.toMatchObject({ code: 4100 })
})

test('error: permission lost while the user was reading', async () => {
  const { wallet, call, address } = await connected({
    approve: async ({ kind }) => {
      if (kind !== 'connect') wallet.revoke()
      return { approved: true }
    },
  })
  await expect(call('personal_sign', ['Hello', address])).rejects.toMatchObject({ code: 4100 })
})

test('error: the user rejects', async () => {
  const { call, address } = await connected({
    approve: async ({ kind }) => ({ approved: kind === 'connect' }),
  })
  await expect(call('personal_sign', ['Hello', address])).rejects.toMatchObject({ code: 4001 })
  await expect(call('eth_signTypedData_v4', [address, typedData])).rejects.toMatchObject({
    code: 4001,
  })
})

test('error: bad parameters', async () => {
  const { call, address, asked } = await connected()
  const { message: _, ...withoutMessage } = typedData
  const bad = [
    ['personal_sign', undefined],
    ['personal_sign', ['Hello']],
    ['personal_sign', [1, address]],
    ['personal_sign', [address, 'Hello']],
    ['eth_signTypedData_v4', [address]],
    ['eth_signTypedData_v4', [address, 'no JSON']],
    ['eth_signTypedData_v4', [address, withoutMessage]],
    ['eth_signTypedData_v4', [address, { ...typedData, primaryType: 'Other' }]],
    ['eth_signTypedData_v4', [address, { ...typedData, types: { Mail: [{ name: 1 }] } }]],
    ['eth_signTypedData_v4', [address, { ...typedData, domain: { chainId: 10 } }]],
    ['eth_signTypedData_v4', [address, { ...typedData, domain: { chainId: '0xa' } }]],
    ['eth_signTypedData_v4', [address, { ...typedData, domain: { chainId: {} } }]],
  ] as const
  for (const [method, params] of bad) {
    await expect(call(method, params), `${method} ${JSON.stringify(params)}`).rejects.toMatchObject(
      { code: -32602 },
    )
  }
  expect(asked).toHaveLength(1)
})

test('behavior: a permit that a token accepts (EIP-2612)', async () => {
  const { DAI } = localExchange.tokens
  await using localnet = await startLocalnet({
    chains: [{ id: 1, name: 'Ethereum' }],
    exchange: true,
  })
  const { call, address } = await connected({ chains: localnet.chains })
  const spender = localExchange.router
  const types = ['address owner', 'address spender', 'uint256 value', 'uint256 nonce']
  const permit = {
    types: {
      Permit: [...types, 'uint256 deadline'].map((field) => {
        const [type = '', name = ''] = field.split(' ')
        return { name, type }
      }),
    },
    primaryType: 'Permit',
    domain: { name: DAI.name, version: '1', chainId: 1, verifyingContract: DAI.address },
    message: { owner: address, spender, value: '5', nonce: '0', deadline: String(2n ** 40n) },
  }
  const answer = await call('eth_signTypedData_v4', [address, JSON.stringify(permit)])
  const { r, s, yParity } = parseSignature(answer as Hex)
  const client = createWalletClient({
    account: localnet.accounts[9]?.address ?? '0x',
    transport: http(localnet.chains[0]?.rpcUrl),
  }).extend(publicActions)
  const token = { address: DAI.address, abi: permitAbi } as const
  await client.writeContract({
    ...{ ...token, functionName: 'permit', chain: null },
    args: [address, spender, 5n, 2n ** 40n, yParity + 27, r, s],
  })
  const args = [address, spender] as const
  const read = () => client.readContract({ ...token, functionName: 'allowance', args })
  await expect.poll(read).toBe(5n)
})

const permitAbi = parseAbi([
  'function allowance(address owner, address spender) view returns (uint256)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
])
