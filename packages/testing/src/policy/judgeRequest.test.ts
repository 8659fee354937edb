import type { RequestPolicy } from '@cleat/core'
import { decodeRequest } from '@cleat/evm/inspect'
import { encodeFunctionData, type Hex, maxUint256, parseAbi, stringToHex } from 'viem'
import { base } from 'viem/chains'
import { expect, test } from 'vitest'
import { createMockAdapter } from '../mock/createMockAdapter.ts'
import { judgeRequest } from './judgeRequest.ts'

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const token = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const router = '0x2626664c2603336E57B271c5C0b26F421741e481'
const adapter = createMockAdapter({ namespace: 'eip155', wallets: [] })
Object.assign(adapter.features, {
  'request:decode': async (asked: Parameters<typeof decodeRequest>[0]) => decodeRequest(asked),
})
const app: Omit<judgeRequest.Parameters, 'request'> = {
  ...{ adapter, account },
  networks: [base],
  contracts: { [`eip155:8453:${router.toLowerCase()}`]: { name: 'Router', trusted: true } },
}

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function multicall(bytes[] calls)',
  'function mint(uint256 count)',
])
const encode = (functionName: string, args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi, functionName, args } as unknown as Parameters<
    typeof encodeFunctionData
  >[0])
const send = (to: string, data: Hex, value?: string) => ({
  method: 'eth_sendTransaction',
  params: [{ from: account, to, data, ...(value && { value }) }],
})
const permit = (spender: string, value: bigint, chainId?: number) => ({
  method: 'eth_signTypedData_v4',
  params: [
    account,
    JSON.stringify({
      domain: {
        ...{ name: 'USD Coin', version: '2', verifyingContract: token },
        ...(chainId && { chainId }),
      },
      primaryType: 'Permit',
      types: {
        Permit: ['owner:address', 'spender:address', 'value:uint256', 'nonce:uint256']
          .concat('deadline:uint256')
          .map((member) => ({ name: member.split(':')[0], type: member.split(':')[1] })),
      },
      message: { owner: account, spender, value: value.toString(), nonce: '0', deadline: '1' },
    }),
  ],
})

test.each([
  ['a payment', send(stranger, '0x', '0x1'), 'allow'],
  ['a payment of a token', send(token, encode('transfer', [stranger, 5n])), 'allow'],
  [
    'an exact allowance for the app’s router',
    send(token, encode('approve', [router, 5n])),
    'allow',
  ],
  ['an allowance that is taken back', send(token, encode('approve', [stranger, 0n])), 'allow'],
  ['a call of the app’s contract', send(router, encode('mint', [1n]), '0x1'), 'allow'],
  ['a call without coins', send(stranger, encode('mint', [1n])), 'allow'],
  ['a text', { method: 'personal_sign', params: [stringToHex('Hello'), account] }, 'allow'],
  ['a permit for the app’s router', permit(router, 5n, 8453), 'allow'],
  ['an allowance for a stranger', send(token, encode('approve', [stranger, 5n])), 'confirm'],
  ['all for the router', send(token, encode('approve', [router, maxUint256])), 'confirm'],
  ['coins for a stranger’s contract', send(stranger, encode('mint', [1n]), '0x1'), 'confirm'],
  ['a permit without a chain', permit(router, 5n), 'confirm'],
  ['a hash', { method: 'personal_sign', params: [`0x${'f0'.repeat(32)}`, account] }, 'confirm'],
  ['a collection', send(token, encode('setApprovalForAll', [stranger, true])), 'confirm'],
  [
    'code of a stranger',
    { method: 'wallet_signAuthorization', params: [{ chainId: 8453, address: stranger }] },
    'refuse',
  ],
] as const)('default: %s', async (_, request, verdict) => {
  const judged = await judgeRequest({ ...app, request })
  expect(judged.verdict).toBe(verdict)
  expect(judged.request.chain).toBe('eip155:8453')
})

test('behavior: what is hidden inside others is found', async () => {
  const inner = encode('setApprovalForAll', [stranger, true])
  const rows = [
    send(token, encode('multicall', [[encode('multicall', [[inner]])]])),
    { method: 'wallet_sendCalls', params: [{ calls: [{ to: token, data: inner }] }] },
    { method: 'wallet_invokeMethod', params: { request: send(token, inner) } },
  ]
  for (const request of rows) {
    const { request: read } = await judgeRequest({ ...app, request })
    expect([read.level, read.findings.map(({ rule }) => rule)]).toEqual(['stop', ['approve-all']])
  }
})

test('behavior: the policy of an app, which cannot loosen what is refused', async () => {
  const policy: RequestPolicy = ({ level }) =>
    level === 'stop' ? { verdict: 'refuse', reason: 'Too much' } : 'allow'
  const all = send(token, encode('setApprovalForAll', [stranger, true]))
  expect(await judgeRequest({ ...app, policy, request: all })).toMatchObject({
    ...{ verdict: 'refuse', reason: 'Too much' },
  })
  const some = send(token, encode('approve', [stranger, 5n]))
  expect(await judgeRequest({ ...app, policy, request: some })).toMatchObject({ verdict: 'allow' })
  const code = { method: 'wallet_signAuthorization', params: [{ address: stranger }] }
  expect(await judgeRequest({ ...app, policy, request: code })).toMatchObject({ verdict: 'refuse' })
})

test('behavior: a policy is told what the test says, and nothing else is known', async () => {
  const policy: RequestPolicy = async (_, { isFirstTime, capabilities, value }) => {
    const [{ atomic }, { fiat = 0 }] = await Promise.all([capabilities(), value()])
    if (isFirstTime(stranger) && fiat > 100) return 'refuse'
    return atomic === 'unknown' ? 'confirm' : 'allow'
  }
  const request = send(stranger, '0x', '0x1')
  const judge = (facts?: judgeRequest.Parameters['facts']) =>
    judgeRequest({ ...app, policy, request, facts })
  expect((await judge()).verdict).toBe('confirm')
  const value = async () => ({ fiat: 101, known: true })
  expect((await judge({ value })).verdict).toBe('refuse')
  expect((await judge({ value, isFirstTime: () => false })).verdict).toBe('confirm')
})

test('behavior: networks of the app are its own, others are not', async () => {
  const [rpcUrl] = base.rpcUrls.default.http
  const add = (chainId: string, url: string) => ({
    method: 'wallet_addEthereumChain',
    params: [{ chainId, rpcUrls: [url] }],
  })
  const verdicts = [
    add('0x2105', rpcUrl),
    add('0x2105', 'https://evil.example'),
    add('0xa', rpcUrl),
  ]
  const judged = verdicts.map((request) => judgeRequest({ ...app, request }))
  const found = (await Promise.all(judged)).map(({ verdict }) => verdict)
  expect(found).toEqual(['allow', 'confirm', 'confirm'])
})

test('error: ADAPTER_FEATURE_MISSING', async () => {
  const other = createMockAdapter({ namespace: 'eip155', wallets: [] })
  const request = { method: 'personal_sign', params: ['Hello', account] }
  await expect(judgeRequest({ ...app, adapter: other, request })).rejects.toMatchObject({
    ...{ code: 'ADAPTER_FEATURE_MISSING', context: { feature: 'request:decode' } },
  })
})
