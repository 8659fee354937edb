import { expect, test } from 'vitest'
import { editGrant, type GrantEdit } from '../behaviours/editGrant.ts'
import { setUpWallet } from '../test/setUpWallet.ts'

const to = '0x7400000000000000000000000000000000000001'
const timestamp = 1_900_000_000
const data = { periodAmount: '0x64', periodDuration: 86_400 }
const permission = { type: 'native-token-periodic', isAdjustmentAllowed: false, data }
const rules = [{ type: 'expiry', data: { timestamp } }]
const request = { chainId: '0x1', to, permission, rules }
const signer = { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x04' }] } }
const earlier = {
  ...{ chainId: '0x1', expiry: timestamp, signer, policies: [] },
  permissions: [
    { type: 'native-token-recurring-allowance', data: { allowance: '0x64', period: 60, start: 1 } },
  ],
}

async function connect(permissions: '2024' | '7715') {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  const info = { rdns: 'dev.cleat.one' }
  const stage = setUpWallet({ permissions, storage, info })
  await stage.call('eth_requestAccounts')
  const reload = () => setUpWallet({ permissions, storage, info })
  return { ...stage, reload, from: stage.wallet.accounts[0] }
}

type Granted = { context: string }[]

test('default: grants, lists over a reload, and revokes', async () => {
  const { call, from, asked, reload } = await connect('7715')
  const granted = (await call('wallet_requestExecutionPermissions', [request])) as Granted
  expect(granted).toEqual([
    {
      ...{ ...request, from, dependencies: [] },
      context: expect.stringMatching(/^0x[\da-f]{1920}$/),
      delegationManager: '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3',
    },
  ])
  expect(asked.at(-1)).toMatchObject({ kind: 'grantPermissions', from, to, until: timestamp })
  const again = reload()
  expect(await again.call('wallet_getGrantedExecutionPermissions', [])).toEqual(granted)
  const [{ context } = { context: '' }] = granted
  const revoke = () =>
    again.call('wallet_revokeExecutionPermission', [{ permissionContext: context }])
  expect(await revoke()).toEqual({})
  expect(await again.call('wallet_getGrantedExecutionPermissions', [])).toEqual([])
  await expect(revoke()).rejects.toMatchObject({ code: -32602 })
})

test('behavior: the form of 2024, and its method that has two meanings', async () => {
  const { call, from } = await connect('2024')
  const capabilities = await call('wallet_getCapabilities', [from])
  expect(capabilities).toMatchObject({ '0x1': { permissions: { supported: true } } })
  const [granted] = (await call('wallet_grantPermissions', [earlier])) as Granted
  expect(granted).toMatchObject({ ...earlier, address: from, context: expect.any(String) })
  const revoke = (params: unknown) => call('wallet_revokePermissions', params)
  expect(await revoke([{ permissionsContext: granted?.context }])).toEqual({})
  expect(await call('eth_accounts')).toEqual([from])
  await expect(revoke([{ permissionsContext: granted?.context }])).rejects.toMatchObject({
    code: -32602,
  })
  await revoke([{ eth_accounts: {} }])
  expect(await call('eth_accounts')).toEqual([])
})

test.each([
  ['another type', { ...request, permission: { ...permission, type: 'all' } }],
  ['no end', { ...request, rules: [] }],
  ['no receiver', { ...request, to: 'me' }],
  ['another account', { ...request, from: to }],
  ['another chain', { ...request, chainId: '0x2' }],
])('error: %s', async (_, asked) => {
  const { call } = await connect('7715')
  await expect(call('wallet_requestExecutionPermissions', [asked])).rejects.toMatchObject({
    code: expect.any(Number),
  })
})

test('error: a wallet without permissions', async () => {
  const { call } = setUpWallet()
  await call('eth_requestAccounts')
  for (const method of ['wallet_requestExecutionPermissions', 'wallet_grantPermissions'])
    await expect(call(method, [request])).rejects.toMatchObject({ code: expect.any(Number) })
})

test.each<[GrantEdit, object]>([
  ['amount', { permission: { data: { periodAmount: '0x3e8' } } }],
  ['less', { permission: { data: { periodAmount: '0xa' } } }],
  ['delegate', { to: '0x00000000000000000000000000000000DeaDBeef' }],
  ['expiry', { rules: [{ data: { timestamp: timestamp + 31_536_000 } }] }],
  ['milliseconds', { rules: [{ data: { timestamp: timestamp * 1000 } }] }],
  ['enforcer', { delegationManager: '0x00000000000000000000000000000000DeaDBeef' }],
  ['chain', { chainId: '0xdead' }],
  ['context', { context: expect.stringMatching(/^0x(?:ab)+$/) }],
])('behavior: a wallet that changes %s', async (edit, expected) => {
  const { call, wallet } = await connect('7715')
  wallet.program('wallet_requestExecutionPermissions', editGrant({ edit }))
  expect(await call('wallet_requestExecutionPermissions', [request])).toMatchObject([expected])
})
