import type { Connection, RequestAction } from '@cleat/core/adapter'
import fc from 'fast-check'
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { decodeRequest } from './decodeRequest.ts'

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const token = '0x6b175474e89094c44da98b954eedeac495271d0f'
const zero = '0x0000000000000000000000000000000000000000'
const connection = {
  ...{ connectorId: 'harbour', accounts: [{ address: account }] },
  caipNetworkId: 'eip155:1' as Connection['caipNetworkId'],
} satisfies Connection
const data = encodeFunctionData({
  abi: parseAbi(['function approve(address spender, uint256 amount)']),
  args: [other, 5n],
})
const approve: RequestAction = {
  kind: 'approve',
  token,
  spender: other,
  amount: 5n,
  isSignature: false,
}
const opaque = (reason: 'data' | 'method' | 'depth' | 'types'): RequestAction => ({
  kind: 'opaque',
  reason,
})

function read(method: string, params?: unknown) {
  return decodeRequest({ request: { method, params }, connection })
}

const rows: readonly (readonly [
  what: string,
  method: string,
  params: unknown,
  actions: readonly RequestAction[],
])[] = [
  ['a message', 'personal_sign', ['Hello', account], [{ kind: 'message', text: 'Hello' }]],
  ['the other order', 'personal_sign', [account, 'Hello'], [{ kind: 'message', text: 'Hello' }]],
  [
    'an address as the message',
    'personal_sign',
    [other, account],
    [{ kind: 'opaque', reason: 'bytes' }],
  ],
  ['a call', 'eth_sendTransaction', [{ to: token, data }], [approve]],
  ['the other name of data', 'eth_sendTransaction', [{ to: token, input: data }], [approve]],
  ['both names', 'eth_sendTransaction', [{ to: token, data, input: data }], [approve]],
  [
    'both names with two meanings',
    'eth_sendTransaction',
    [{ to: token, data, input: '0x' }],
    [opaque('data')],
  ],
  ['params that are no list', 'eth_sendTransaction', { to: token, data }, [approve]],
  [
    'a payment',
    'eth_sendTransaction',
    [{ to: other, value: '0x2' }],
    [{ kind: 'transfer', token: undefined, amount: 2n, to: other }],
  ],
  [
    'a contract',
    'eth_signTransaction',
    [{ data: '0x60', value: '0x' }],
    [{ kind: 'deploy', value: 0n }],
  ],
  ['an amount that is none', 'eth_sendTransaction', [{ to: other, value: '-1' }], [opaque('data')]],
  ['a name', 'eth_sendTransaction', [{ to: 'vitalik.eth' }], [opaque('data')]],
  ['nothing', 'eth_sendTransaction', [], []],
  ['no transaction', 'eth_sendTransaction', ['0x'], [opaque('data')]],
  [
    'an authorization',
    'eth_sendTransaction',
    [{ to: token, data, authorizationList: [{ chainId: '0x1', address: other }] }],
    [{ kind: 'delegate', to: other }, approve],
  ],
  [
    'an authorization alone',
    'wallet_signAuthorization',
    [{ chainId: 1, contractAddress: other }],
    [{ kind: 'delegate', to: other }],
  ],
  [
    'code that is taken away',
    'wallet_signAuthorization',
    [{ address: zero }],
    [{ kind: 'clearDelegate' }],
  ],
  ['an authorization of nothing', 'wallet_signAuthorization', [{}], [opaque('data')]],
  [
    'an operation',
    'eth_sendUserOperation',
    [{ sender: token, callData: data, eip7702Auth: { address: other } }, zero],
    [{ kind: 'delegate', to: other }, approve],
  ],
  ['no operation', 'eth_sendUserOperation', [{}], [opaque('data')]],
  ['an operation of nobody', 'eth_sendUserOperation', [{ callData: data }], [opaque('data')]],
  ['an operation of nothing', 'eth_sendUserOperation', [{ sender: token }], [opaque('data')]],
  [
    'a batch that a wallet prepares',
    'wallet_prepareCalls',
    [{ calls: [{ to: token, data }] }],
    [approve],
  ],
  ['no permission', 'wallet_grantPermissions', ['all'], [opaque('data')]],
  [
    'a permission for nobody',
    'wallet_grantPermissions',
    [{}],
    [{ kind: 'grant', to: '', limits: 0 }],
  ],
  ['a key', 'eth_getEncryptionPublicKey', [account], [{ kind: 'decrypt' }]],
  ['no token', 'wallet_watchAsset', { options: {} }, [opaque('data')]],
  [
    'a token without a symbol',
    'wallet_watchAsset',
    { options: { address: token, symbol: 7 } },
    [{ kind: 'watchAsset', token, symbol: '' }],
  ],
  ['a method that is none', 'wallet_invokeMethod', { request: { method: 7 } }, [opaque('data')]],
  ['a longer name of what only manages', 'wallet_connectAndSign', [], [opaque('method')]],
  ['what is before a harmless name', 'xwallet_connectKey', [], [opaque('method')]],
  ['two addresses', 'personal_sign', [other, other], [{ kind: 'opaque', reason: 'bytes' }]],
  ['two texts', 'personal_sign', ['Hello', 'there'], [{ kind: 'message', text: 'Hello' }]],
  [
    'a batch',
    'wallet_sendCalls',
    [
      {
        version: '2.0.0',
        calls: [
          { to: token, data },
          { to: other, value: '0x1' },
        ],
      },
    ],
    [approve, { kind: 'transfer', token: undefined, amount: 1n, to: other }],
  ],
  ['no batch', 'wallet_sendCalls', [{ calls: 'all' }], [opaque('data')]],
  [
    'a permission',
    'wallet_grantPermissions',
    [{ signer: { type: 'account', data: { address: other } }, permissions: [{}], policies: [{}] }],
    [{ kind: 'grant', to: other, limits: 2 }, opaque('data')],
  ],
  [
    'a permission of today',
    'wallet_requestExecutionPermissions',
    [[{ to: other, permission: { type: 'native-token-stream' }, rules: [{}, {}] }]],
    [{ kind: 'grant', to: other, limits: 3 }, opaque('data')],
  ],
  [
    'a network',
    'wallet_addEthereumChain',
    [{ chainId: '0xa', rpcUrls: ['https://rpc.example', 7] }],
    [{ kind: 'addChain', chainId: 10n, rpcUrls: ['https://rpc.example'] }],
  ],
  ['no network', 'wallet_addEthereumChain', [{ rpcUrls: [] }], [opaque('data')]],
  [
    'a token',
    'wallet_watchAsset',
    { type: 'ERC20', options: { address: token, symbol: 'DAI' } },
    [{ kind: 'watchAsset', token, symbol: 'DAI' }],
  ],
  ['a secret', 'eth_decrypt', ['0x00', account], [{ kind: 'decrypt' }]],
  ['what only manages', 'wallet_switchEthereumChain', [{ chainId: '0xa' }], []],
  ['what is not known', 'harbour_paint', [], []],
  ['what is not known and sounds dangerous', 'harbour_exportKey', [], [opaque('method')]],
  [
    'typed data of the first version',
    'eth_signTypedData',
    [[{}], account],
    [{ kind: 'message', text: 'Typed data' }],
  ],
  ['typed data that is none', 'eth_signTypedData_v4', [account, '{'], [opaque('types')]],
  ['nothing inside', 'wallet_invokeMethod', {}, [opaque('data')]],
]

test.each(rows)('default: %s', (_, method, params, actions) => {
  expect(read(method, params).actions).toEqual(actions)
  const nested = read('wallet_invokeMethod', { scope: 'eip155:1', request: { method, params } })
  expect(nested.actions).toEqual(actions)
  expect(nested.path.slice(0, 2)).toEqual(['wallet_invokeMethod', method])
})

test('behavior: requests inside requests are read to a depth', () => {
  const nest = (depth: number): { method: string; params: unknown } =>
    depth === 0
      ? { method: 'personal_sign', params: ['Hello', account] }
      : { method: 'wallet_invokeMethod', params: { request: nest(depth - 1) } }
  const at = (depth: number) => decodeRequest({ request: nest(depth), connection })
  expect(at(3).actions).toEqual([{ kind: 'message', text: 'Hello' }])
  expect(at(4).actions).toEqual([opaque('depth')])
})

test('behavior: Permit2 is what the adapter knows, and each version of typed data is read', () => {
  expect(read('personal_sign', ['Hello', account]).pinned).toEqual([
    '0x000000000022d473030f116ddee9f6b43ac78ba3',
  ])
  const typed = {
    ...{ domain: {}, primaryType: 'Vote', types: { Vote: [{ name: 'id', type: 'uint256' }] } },
    message: { id: 1 },
  }
  for (const version of ['', '_v3', '_v4'])
    for (const params of [
      [account, typed],
      [typed, account],
    ])
      expect(read(`eth_signTypedData${version}`, params).actions).toEqual([
        { kind: 'message', text: 'Vote' },
      ])
})

test('behavior: an account in any spelling is the same', () => {
  const transferFrom = `0x23b872dd${[account, other].map((one) => one.slice(2).toLowerCase().padStart(64, '0')).join('')}${'5'.padStart(64, '0')}`
  expect(read('eth_sendTransaction', [{ to: token, data: transferFrom }]).actions).toEqual([
    { kind: 'transfer', token, amount: 5n, to: other },
  ])
})

test('behavior: the chain of typed data is the one that is signed', () => {
  const typed = {
    ...{ primaryType: 'Vote', types: { Vote: [{ name: 'id', type: 'uint256' }] } },
    message: { id: 1 },
  }
  const at = (domain: object, value: unknown = { ...typed, domain }) =>
    read('eth_signTypedData_v4', [account, value]).signedFor
  expect(at({ chainId: 10 })).toBe('eip155:10')
  expect(at({}, JSON.stringify({ ...typed, domain: { chainId: '0xa' } }))).toBe('eip155:10')
  expect(at({})).toBe('any')
  expect(read('personal_sign', ['Hello', account]).signedFor).toBe('eip155:1')
})

test('behavior: typed data of no known family is named as it is hashed, with its whole domain', () => {
  const type = [{ name: 'id', type: 'uint256' }]
  const whole = { name: 'Pier', version: '1', chainId: 1, verifyingContract: token }
  const at = (domain: object, more: object = {}) =>
    read('eth_signTypedData_v4', [
      account,
      { primaryType: 'Vote', types: { Vote: type }, message: { id: 1 }, domain, ...more },
    ]).typedData
  const named = { type: 'Vote(uint256 id)', contract: token, name: 'Pier', version: '1' }
  expect(at(whole)).toEqual(named)
  expect(at({ chainId: 1, verifyingContract: token })).toEqual({
    type: named.type,
    contract: token,
  })
  // What is shown of a domain, or added to it, and not hashed, is nothing to go by.
  const declared = (...names: string[]) => ({
    types: { Vote: type, EIP712Domain: names.map((name) => ({ name, type: 'string' })) },
  })
  for (const other of [
    at({ name: 'Pier', verifyingContract: token }),
    at({ name: 'Pier', chainId: 1 }),
    at({ ...whole, salt: `0x${'0'.repeat(64)}` }),
    at(whole, declared('name', 'chainId', 'verifyingContract')),
    at(whole, {
      types: { Vote: [{ name: 'x'.repeat(128), type: `a[${'1'.repeat(9)}]` }] },
      primaryType: 'Permit',
    }),
    at(whole, { types: { Vote: Array(40).fill({ name: 'x'.repeat(100), type: 'uint256' }) } }),
  ])
    expect(other).toBeUndefined()
})

test('property: never throws', () => {
  const method = fc.oneof(fc.constantFrom(...rows.map(([, name]) => name)), fc.string())
  fc.assert(
    fc.property(method, fc.jsonValue(), (name, params) => {
      expect(Array.isArray(read(name, params).actions)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
