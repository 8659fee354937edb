import {
  type CaipNetwork,
  type Permission,
  type PermissionRequest,
  toCaipNetworkId,
} from '@cleat/core/adapter'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createEvmPermissions } from './createEvmPermissions.ts'
import { createTestWallet } from './test/createTestWallet.ts'

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const to = '0x7400000000000000000000000000000000000001'
const token = '0x6b175474e89094c44da98b954eedeac495271d0f'
const manager = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3'
const network: CaipNetwork = {
  ...{ caipNetworkId: toCaipNetworkId('eip155:1'), chainNamespace: 'eip155', id: 1 },
  ...{ name: 'Ethereum', rpcUrls: { default: { http: [] } } },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}
const expiry = 1_900_000_000
const adapter = createEvmPermissions()
const current = {
  wallet_getSupportedExecutionPermissions: () => ({
    'native-token-periodic': { chainIds: ['0x1'], ruleTypes: ['expiry'] },
    'erc20-token-stream': { chainIds: [1], ruleTypes: [] },
    'erc20-token-allowance': { chainIds: ['0xa'], ruleTypes: [] },
    toString: { chainIds: ['0x1'] },
  }),
}
const capable = {
  wallet_getCapabilities: () => ({
    '0x1': {
      permissions: {
        supported: true,
        permissionTypes: ['native-token-recurring-allowance', 'contract-call', 7],
      },
    },
  }),
}
const periodic: Permission = { kind: 'periodic', amount: 100n, period: 86_400 }
const toRequest = (given: Partial<PermissionRequest> = {}): PermissionRequest => ({
  ...{ network, account, delegate: { address: to }, permissions: [periodic], expiry },
  ...given,
})
const toAnswer = (params: unknown) =>
  (params as object[]).map((one) => ({ ...one, context: '0xAB', delegationManager: manager }))

test('default: asks in the form of today, and reads what was granted', async () => {
  const wallet = createTestWallet({ ...current, wallet_requestExecutionPermissions: toAnswer })
  expect(await adapter.grant({ wallet, request: toRequest() })).toEqual([
    {
      permission: { ...periodic, token: undefined, startTime: undefined },
      ...{ caipNetworkId: 'eip155:1', account: account.toLowerCase(), to, expiry },
      ...{ context: '0xab', enforcer: manager.toLowerCase(), isEnforcerKnown: true },
    },
  ])
  expect(wallet.asked.at(-1)).toEqual({
    method: 'wallet_requestExecutionPermissions',
    params: [
      {
        ...{ chainId: '0x1', from: account, to },
        permission: {
          type: 'native-token-periodic',
          isAdjustmentAllowed: false,
          data: { periodAmount: '0x64', periodDuration: 86_400 },
        },
        rules: [{ type: 'expiry', isAdjustmentAllowed: false, data: { timestamp: expiry } }],
      },
    ],
  })
})

test('behavior: a wallet of 2024 is asked in its form, and told apart by its capabilities', async () => {
  const wallet = createTestWallet({
    ...capable,
    wallet_grantPermissions: (params) => [{ ...(params as object[])[0], context: '0xcd' }],
  })
  const contract: Permission = { kind: 'contract', contract: token, functions: ['claim'] }
  const start = { ...periodic, startTime: 1_800_000_000 }
  const request = toRequest({ permissions: [start, contract], callLimit: 3 })
  const facts = {
    ...{ caipNetworkId: 'eip155:1', account: account.toLowerCase(), to, expiry, context: '0xcd' },
    ...{ callLimit: 3, enforcer: undefined, isEnforcerKnown: true },
  }
  expect(await adapter.grant({ wallet, request })).toEqual([
    { permission: { ...start, token: undefined }, ...facts },
    { permission: contract, ...facts },
  ])
  expect(wallet.asked.at(-1)).toEqual({
    method: 'wallet_grantPermissions',
    params: [
      {
        ...{ chainId: '0x1', address: account, expiry },
        signer: { type: 'account', data: { address: to } },
        permissions: [
          {
            type: 'native-token-recurring-allowance',
            data: { allowance: '0x64', period: 86_400, start: 1_800_000_000 },
          },
          {
            type: 'contract-call',
            data: { address: token, functions: [{ functionName: 'claim' }] },
          },
        ],
        policies: [{ type: 'call-limit', data: { count: 3 } }],
      },
    ],
  })
})

const kinds: readonly Permission[] = [
  { kind: 'periodic', token, amount: 5n, period: 60, startTime: 7 },
  { kind: 'stream', token: undefined, perSecond: 1n, initial: 0n, max: 9n, startTime: undefined },
  { kind: 'stream', token, perSecond: 1n, initial: 2n, max: 9n, startTime: 8 },
  { kind: 'allowance', token: undefined, amount: 4n, startTime: undefined },
  { kind: 'allowance', token, amount: 4n, startTime: undefined },
  { kind: 'contract', contract: token, functions: ['claim', '0x12345678'], valueLimit: 6n },
  { kind: 'contract', contract: token, functions: ['claim'] },
]
test.each(kinds)('behavior: what is written of $kind is read back', (permission) => {
  expect(adapter.read(JSON.parse(JSON.stringify(adapter.write(permission))))).toEqual(permission)
})

const stream = (data: object) => ({ type: 'native-token-stream', data })
test.each<[string, unknown]>([
  ['nothing', undefined],
  ['another type', { type: 'all', data: {} }],
  ['no amount', { type: 'native-token-periodic', data: { periodDuration: 60 } }],
  ['no token', { type: 'erc20-token-periodic', data: { periodAmount: '0x1', periodDuration: 60 } }],
  ['a negative rate', stream({ amountPerSecond: '-1' })],
  ['a start in ms', stream({ amountPerSecond: '0x1', startTime: 1_800_000_000_000 })],
  [
    'a period that is no number',
    { type: 'native-token-periodic', data: { periodAmount: '0x1', periodDuration: 1.5 } },
  ],
  ['no function', { type: 'contract-call', data: { address: token, functions: [] } }],
  [
    'a name that is none',
    { type: 'contract-call', data: { address: token, functions: [{ functionName: 'a b' }] } },
  ],
])('behavior: %s is not understood', (_, record) => {
  expect(adapter.read(record)).toBeUndefined()
})

test('behavior: a stream without a maximum is without a limit', () => {
  expect(adapter.read(stream({ amountPerSecond: '0x1' }))).toMatchObject({ max: 2n ** 256n - 1n })
})

const answers: readonly [string, (one: object) => unknown][] = [
  ['no list', () => ({})],
  ['an empty list', () => []],
  ['a context of 1 MB', (one) => [{ ...one, context: `0x${'ab'.repeat(1_048_576)}` }]],
  ['no context', (one) => [{ ...one, context: undefined }]],
  ['no contract', (one) => [{ ...one, delegationManager: undefined }]],
  ['no end', (one) => [{ ...one, rules: [] }]],
  ['an end in ms', (one) => [{ ...one, rules: [{ type: 'expiry', data: { timestamp: 2e12 } }] }]],
  [
    'two ends',
    (one) => [
      {
        ...one,
        rules: [1, 2].map((timestamp) => ({ type: 'expiry', data: { timestamp } })),
      },
    ],
  ],
  ['one that is not understood', (one) => [one, { ...one, permission: { type: 'all' } }]],
]
test.each(answers)('error: a wallet answers %s', async (_, edit) => {
  const wallet = createTestWallet({
    ...current,
    wallet_requestExecutionPermissions: (params) => edit(toAnswer(params)[0] ?? {}),
  })
  await expect(adapter.grant({ wallet, request: toRequest() })).rejects.toMatchObject({
    code: 'WALLET_BAD_ANSWER',
  })
})

test.each<[string, Partial<PermissionRequest>, object]>([
  ['a kind that the wallet lacks', { permissions: [{ kind: 'allowance', amount: 1n }] }, current],
  ['a number of calls', { callLimit: 1 }, current],
  ['a wallet without permissions', {}, {}],
  ['two keys', { delegate: { keys: [] } }, current],
  ['a P-256 key', { delegate: { keys: [{ type: 'secp256r1', publicKey: '0x04' }] } }, current],
  ['no point', { delegate: { keys: [{ type: 'secp256k1', publicKey: '0x04' }] } }, current],
  [
    'another chain',
    { network: { ...network, caipNetworkId: toCaipNetworkId('eip155:5') } },
    current,
  ],
])('error: %s is refused without a question', async (_, given, wallets) => {
  const wallet = createTestWallet({ ...wallets })
  await expect(adapter.grant({ wallet, request: toRequest(given) })).rejects.toMatchObject({
    code: 'PERMISSION_UNSUPPORTED',
  })
  const prompts = wallet.asked.filter(({ method }) => /request|grant/.test(method))
  expect(prompts).toEqual([])
})

test('behavior: a key is its account, compressed or not', () => {
  const { publicKey, address } = privateKeyToAccount(`0x${'11'.repeat(32)}`)
  const short = `0x${Number.parseInt(publicKey.slice(-1), 16) % 2 ? '03' : '02'}${publicKey.slice(4, 68)}`
  for (const key of [publicKey, short]) {
    const delegate = { keys: [{ type: 'secp256k1', publicKey: key }] } as const
    expect(adapter.nameDelegate(delegate)).toBe(address.toLowerCase())
  }
  const other = { keys: [{ type: 'secp256r1', publicKey: '0xAB' }] } as const
  expect(adapter.nameDelegate(other)).toBe('0xab')
})

test('behavior: what a wallet grants', async () => {
  const of = (given: Parameters<typeof createTestWallet>[0], approved?: readonly string[]) =>
    adapter.getSupport({ wallet: createTestWallet(given, approved), account, network })
  expect(await of(current)).toEqual({ status: 'supported', kinds: ['periodic', 'stream'] })
  expect(await of(capable)).toEqual({ status: 'supported', kinds: ['periodic', 'contract'] })
  expect(await of({})).toEqual({ status: 'unsupported' })
  expect(await of({ wallet_getCapabilities: () => ({ '0x1': {} }) })).toEqual({
    status: 'unsupported',
  })
  const failing = { wallet_getSupportedExecutionPermissions: () => Promise.reject(new Error('x')) }
  expect(await of(failing)).toEqual({ status: 'unknown' })
})

test('behavior: the time to answer is the wallet’s, not that of code that loads', async () => {
  const late = (answer: unknown) => () =>
    new Promise((resolve) => setTimeout(resolve, 2100, answer))
  const of = (given: Parameters<typeof createTestWallet>[0]) =>
    adapter.getSupport({ wallet: createTestWallet(given), account, network })
  const capabilities = capable.wallet_getCapabilities()
  const [loading, silent] = await Promise.all([
    of({ wallet_getCapabilities: late(capabilities) }),
    of({ wallet_getSupportedExecutionPermissions: late({}) }),
  ])
  expect(loading).toMatchObject({ status: 'supported' })
  expect(silent).toEqual({ status: 'unknown' })
})

test('behavior: a paired wallet is asked nothing but what the visitor pressed for', async () => {
  const current = ['wallet_requestExecutionPermissions', 'wallet_revokeExecutionPermission']
  const wallet = createTestWallet({ wallet_requestExecutionPermissions: toAnswer }, current)
  expect(await adapter.getSupport({ wallet, account, network })).toEqual({ status: 'unknown' })
  expect(await adapter.list({ wallet, account })).toBeUndefined()
  expect(wallet.asked).toEqual([])
  await adapter.grant({ wallet, request: toRequest() })
  expect(wallet.asked.map(({ method }) => method)).toEqual([current[0]])
  const none = createTestWallet({}, [])
  expect(await adapter.getSupport({ wallet: none, account, network })).toEqual({
    status: 'unsupported',
  })
  await expect(adapter.revoke({ wallet: none, context: '0xab' })).rejects.toMatchObject({
    code: 'WALLET_METHOD_UNSUPPORTED',
  })
})

test('behavior: revoking asks in the form that the wallet has', async () => {
  const now = createTestWallet({ wallet_revokeExecutionPermission: () => ({}) })
  await adapter.revoke({ wallet: now, context: '0xab' })
  expect(now.asked).toEqual([
    { method: 'wallet_revokeExecutionPermission', params: [{ permissionContext: '0xab' }] },
  ])
  const then = createTestWallet({ wallet_revokePermissions: () => ({}) })
  await adapter.revoke({ wallet: then, context: '0xab' })
  expect(then.asked.at(-1)).toEqual({
    ...{ method: 'wallet_revokePermissions', params: [{ permissionsContext: '0xab' }] },
  })
})

test('behavior: a list is whole, or there is none', async () => {
  const [one] = toAnswer([
    {
      ...{ chainId: '0x1', from: account, to },
      permission: {
        type: 'native-token-periodic',
        data: { periodAmount: '0x1', periodDuration: 60 },
      },
      rules: [{ type: 'expiry', data: { timestamp: expiry } }],
    },
  ])
  const of = (answer: unknown) =>
    adapter.list({
      wallet: createTestWallet({ wallet_getGrantedExecutionPermissions: () => answer }),
      account,
    })
  expect(await of([one])).toMatchObject([{ context: '0xab', to }])
  expect(await of([{ ...one, from: to }])).toEqual([])
  expect(await of([one, {}])).toBeUndefined()
  expect(await of('none')).toBeUndefined()
  expect(await adapter.list({ wallet: createTestWallet({}), account })).toBeUndefined()
})
