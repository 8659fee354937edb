import type { Connection, ProviderRequest } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { checkRequest } from './checkRequest.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const foreign = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hello = '0x48656c6c6f'
const connection = {
  connectorId: 'harbour',
  accounts: [{ address }, { address: second }],
  caipNetworkId: 'eip155:1' as Connection['caipNetworkId'],
} satisfies Connection

/** What is sent to the wallet, or the code and the field of the refusal. */
function check(method: string, params?: unknown): unknown {
  try {
    return checkRequest({ request: { method, params }, connection })
  } catch (error) {
    const { code, context } = error as { code: string; context: { field?: string } }
    return [code, context.field]
  }
}

const allowed: readonly (readonly [what: string, method: string, params: unknown])[] = [
  ['its account', 'eth_sendTransaction', [{ from: address.toLowerCase(), to: foreign }]],
  ['another shared account', 'eth_sendTransaction', [{ from: second, to: foreign }]],
  ['no account', 'eth_sendTransaction', [{ to: foreign, value: '0x1' }]],
  ['its chain', 'eth_sendTransaction', [{ from: address, chainId: '0x1' }]],
  ['text of its account', 'personal_sign', [hello, address]],
  ['the other order', 'personal_sign', [address, hello]],
  ['an address as the text', 'personal_sign', [foreign, address]],
  ['a batch', 'wallet_sendCalls', [{ from: address, chainId: '0x1', calls: [{ to: foreign }] }]],
  ['another chain to go to', 'wallet_switchEthereumChain', [{ chainId: '0xa' }]],
  ['a key of somebody else', 'wallet_grantPermissions', [grant({ chainId: '0x1', address })]],
  ['a read of anybody', 'eth_createAccessList', [{ from: foreign }, 'latest']],
  ['a read in a session', 'wallet_invokeMethod', invoke('eip155:1', 'eth_call', [{}])],
  ['typed data of the first version', 'eth_signTypedData', [[{ name: 'a' }], address]],
  ['something unheard of', 'harbour_paint', [{ color: 'blue' }]],
  ['nothing', 'harbour_paint', undefined],
]

test.each(allowed)('default: %s passes as it is', (_, method, params) => {
  expect(check(method, params)).toEqual({ method, params })
})

test('behavior: an account or an authorization elsewhere in the parameters is read too', () => {
  const send = (part: object) => check('wallet_sendCalls', [part])
  expect(send({ account: foreign })).toEqual(['REQUEST_WRONG_ACCOUNT', 'params[0].account'])
  expect(send({ account: address })).toMatchObject({ method: 'wallet_sendCalls' })
  expect(send({ account: { foreign } })).toMatchObject({ method: 'wallet_sendCalls' })
  for (const name of ['authorization', 'authorizationList', 'eip7702Auth'])
    expect(send({ [name]: { chainId: '0x0' } })).toEqual([
      ...['REQUEST_WRONG_NETWORK', `params[0].${name}.chainId`],
    ])
})

test('behavior: the address of another method is a contract', () => {
  for (const method of ['x_personal_sign', 'personal_signer', 'x_wallet_grantPermissions'])
    expect(check(method, [{ address: foreign }])).toMatchObject({ method })
  expect(check('wallet_grantPermissionsX', [{ address: foreign }])).toMatchObject({})
})

test('behavior: a method that only has another’s name in it is another', () => {
  expect(check('xeth_sign', [foreign, hello])).toMatchObject({ method: 'xeth_sign' })
  const params = [foreign, 'not JSON']
  expect(check('xeth_signTypedData', params)).toEqual({ method: 'xeth_signTypedData', params })
})

const account = 'REQUEST_WRONG_ACCOUNT'
const chain = 'REQUEST_WRONG_NETWORK'

const refused: readonly (readonly [
  what: string,
  refusal: readonly [code: string, field: string | undefined],
  method: string,
  params: unknown,
])[] = [
  ['foreign sender', [account, 'params[0].from'], 'eth_sendTransaction', [{ from: foreign }]],
  ['an object as sender', [account, 'params[0].from'], 'eth_sendTransaction', [{ from: {} }]],
  [
    'CAIP-10',
    [account, 'params[0].from'],
    'eth_sendTransaction',
    [{ from: `eip155:1:${address}` }],
  ],
  ['foreign sender', [account, 'params[0].from'], 'eth_signTransaction', [{ from: foreign }]],
  ['foreign sender', [account, 'params.from'], 'eth_sendTransaction', { from: foreign }],
  ['another chain', [chain, 'params[0].chainId'], 'eth_sendTransaction', [{ chainId: '0xa' }]],
  ['another chain', [chain, 'params[0].chainId'], 'eth_sendTransaction', [{ chainId: 10 }]],
  ['no chain', [chain, 'params[0].chainId'], 'eth_sendTransaction', [{ chainId: ' 1' }]],
  [
    'an authorization of another chain',
    [chain, 'params[0].authorizationList[1].chainId'],
    'eth_sendTransaction',
    [{ from: address, authorizationList: [{ chainId: '0x1' }, { chainId: '0xa' }] }],
  ],
  [
    'an authorization of every chain',
    [chain, 'params[0].authorizationList[0].chainId'],
    'eth_sendTransaction',
    [{ from: address, authorizationList: [{ chainId: '0x0', address: foreign }] }],
  ],
  [
    'an authorization of every chain',
    [chain, 'params[0].chainId'],
    'wallet_signAuthorization',
    [{ chainId: 0, contractAddress: foreign }],
  ],
  [
    'an authorization of another chain',
    [chain, 'params[0].eip7702Auth.chainId'],
    'eth_sendUserOperation',
    [{ sender: address, eip7702Auth: { chainId: '0xa' } }, foreign],
  ],
  ['a foreign signer', [account, 'params[1]'], 'personal_sign', [hello, foreign]],
  ['a foreign signer', [account, 'params[1]'], 'personal_sign', [hello, foreign.slice(2)]],
  ['a foreign signer first', [account, 'params[0]'], 'personal_sign', [foreign, hello]],
  ['its account as the text', [account, 'params[1]'], 'personal_sign', [address, foreign]],
  ['a name as signer', [account, 'params[1]'], 'personal_sign', [hello, 'vitalik.eth']],
  ['a foreign signer', [account, 'params.address'], 'personal_sign', { address: foreign }],
  ['a foreign key', [account, 'params[0]'], 'eth_getEncryptionPublicKey', [foreign]],
  ['a foreign key', [account, 'params[1]'], 'eth_decrypt', ['0x00', foreign]],
  ['a foreign batch', [account, 'params[0].from'], 'wallet_sendCalls', [{ from: foreign }]],
  [
    'a batch of another chain',
    [chain, 'params[0].chainId'],
    'wallet_sendCalls',
    [{ from: address, chainId: '0xa', calls: [] }],
  ],
  [
    'a foreign call',
    [account, 'params[0].calls[1].from'],
    'wallet_sendCalls',
    [{ from: address, calls: [{}, { from: foreign }] }],
  ],
  [
    'a permission of another account',
    [account, 'params[0].address'],
    'wallet_grantPermissions',
    [grant({ chainId: '0x1', address: foreign })],
  ],
  [
    'a permission of another chain',
    [chain, 'params[0][0].chainId'],
    'wallet_grantPermissions',
    [[grant({ chainId: 10 })]],
  ],
  [
    'another chain of a session',
    [chain, 'scope'],
    'wallet_invokeMethod',
    invoke('eip155:10', 'eth_blockNumber', []),
  ],
  [
    'another namespace of a session',
    [chain, 'scope'],
    'wallet_invokeMethod',
    invoke('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'signMessage', []),
  ],
  [
    'a foreign sender inside',
    [account, 'params[0].from'],
    'wallet_invokeMethod',
    invoke('eip155:1', 'eth_sendTransaction', [{ from: foreign }]),
  ],
  [
    'eth_sign inside',
    ['REQUEST_NOT_ALLOWED', undefined],
    'wallet_invokeMethod',
    invoke('eip155:1', 'eth_sign', [address, `0x${'0'.repeat(64)}`]),
  ],
  [
    'eth_sign twice inside',
    ['REQUEST_NOT_ALLOWED', undefined],
    'wallet_invokeMethod',
    invoke('eip155:1', 'wallet_invokeMethod', invoke('eip155:1', 'ETH_SIGN', [])),
  ],
  [
    'eth_sign in a batch',
    ['REQUEST_NOT_ALLOWED', undefined],
    'harbour_batch',
    [
      [
        { method: 'eth_call', params: [] },
        { method: 'eth_sign', params: [] },
      ],
    ],
  ],
  [
    'eth_sign in a session',
    ['REQUEST_NOT_ALLOWED', undefined],
    'wallet_createSession',
    { optionalScopes: { 'eip155:1': { methods: ['personal_sign', 'eth_sign'] } } },
  ],
  ['eth_sign', ['REQUEST_NOT_ALLOWED', undefined], ' eth_sign', [address, hello]],
]

test.each(refused)('error: %s, %j, in %s', (_, refusal, method, params) => {
  expect(check(method, params)).toEqual(refusal)
})

test('behavior: typed data inside another request is sent as it was checked', () => {
  const text = '{"domain":{"chainId":10},"domain":{"chainId":1}}'
  const params = invoke('eip155:1', 'eth_signTypedData_v4', [address, text])
  expect(check('wallet_invokeMethod', params)).toEqual({
    method: 'wallet_invokeMethod',
    params: invoke('eip155:1', 'eth_signTypedData_v4', [address, '{"domain":{"chainId":1}}']),
  })
})

function invoke(scope: string, method: string, params: unknown): object {
  return { scope, request: { method, params } satisfies ProviderRequest }
}

/** The signer of a permission is the key that gets it (ERC-7715). */
function grant(part: object): object {
  const signer = { type: 'account', data: { address: foreign } }
  return { ...part, expiry: 1, signer, permissions: [] }
}
