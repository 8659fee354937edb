import type { AdapterFeatures, GrantedPermission } from '@cleat/core'
import { mainnet } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { createAppKit } from '../createAppKit.ts'
import {
  createSubscription,
  getSmartSessions,
  grantPermissions,
  isSmartSessionSupported,
  revokeSmartSession,
} from '../exports/smartSession.ts'
import type { AppKit } from '../kit/appKit.ts'
import { createTestAdapter } from '../test/createTestAdapter.ts'

type Permissions = Awaited<ReturnType<AdapterFeatures['permissions:load']>>
type Asked = Parameters<Permissions['grant']>[0]['request']

let kit: AppKit | undefined
afterEach(() => {
  kit?.destroy()
  kit = undefined
  localStorage.clear()
})

const publicKey = `0x04${'ab'.repeat(64)}` as const
const token = `0x${'12'.repeat(20)}` as const
const toNow = () => Math.floor(Date.now() / 1000)

/** A wallet that grants what it is asked for. */
async function setUp() {
  const asked: Asked[] = []
  let granted: readonly GrantedPermission[] = []
  const permissions: Permissions = {
    getSupport: async () => ({ status: 'supported', kinds: ['periodic'] }),
    async grant({ request }) {
      asked.push(request)
      granted = request.permissions.map((permission, at) => ({
        ...{ permission, caipNetworkId: request.network.caipNetworkId, expiry: request.expiry },
        ...{ to: permissions.nameDelegate(request.delegate), context: `0xc${at}` },
        ...{ isEnforcerKnown: true, callLimit: request.callLimit },
      }))
      return granted
    },
    async revoke({ context }) {
      granted = granted.filter((one) => one.context !== context)
    },
    list: async () => granted,
    nameDelegate: (delegate) => ('keys' in delegate ? (delegate.keys[0]?.publicKey ?? '') : ''),
    write: (permission) => ({ text: toText(permission) }),
    read: (record) => fromText(record),
  }
  const adapter = createTestAdapter({ session: true })
  Object.assign(adapter.features, { 'permissions:load': async () => permissions })
  const created = createAppKit({ adapters: [adapter], networks: [mainnet] })
  kit = created
  await vi.waitFor(() => expect(created.controllers.account.get('eip155').status).toBe('connected'))
  return { asked }
}

function toText(value: unknown): string {
  return JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? `${one}n` : one))
}

function fromText(record: unknown) {
  const { text } = record as { text: string }
  return JSON.parse(text, (_, one) =>
    typeof one === 'string' && /^\d+n$/.test(one) ? BigInt(one.slice(0, -1)) : one,
  )
}

const toRequest = (changed: object = {}) => ({
  ...{ expiry: toNow() + 3600, chainId: '0x1' as const, policies: [] },
  signer: { type: 'keys' as const, data: { keys: [{ type: 'secp256k1' as const, publicKey }] } },
  permissions: [
    {
      type: 'erc20-recurring-allowance' as const,
      data: { allowance: '0x64' as const, start: toNow(), period: 86_400, address: token },
    },
  ],
  ...changed,
})

test('default: grants, lists and revokes in the form of AppKit', async () => {
  const { asked } = await setUp()
  expect(await isSmartSessionSupported()).toBe(true)
  const request = toRequest()
  const grant = await grantPermissions(request)
  expect(grant).toMatchObject({
    ...{ chainId: '0x1', context: '0xc0', contexts: ['0xc0'], expiry: request.expiry },
    permissions: request.permissions,
  })
  // The key of the app is the only one.
  expect(asked[0]?.delegate).toEqual({ keys: [{ type: 'secp256k1', publicKey }] })
  expect(await getSmartSessions()).toMatchObject([
    {
      ...{ pci: grant.pci, status: 'active', expiry: request.expiry },
      ...{ permissions: request.permissions, createdAt: expect.closeTo(toNow(), -1) },
    },
  ])
  expect(await revokeSmartSession(grant)).toBe(true)
  expect(await getSmartSessions()).toMatchObject([{ status: 'revoked' }])
})

test('behavior: calls of a contract, and how many', async () => {
  const { asked } = await setUp()
  const functions = [{ functionName: 'claim', valueLimit: '0x5' }, { functionName: 'stake' }]
  await grantPermissions(
    toRequest({
      permissions: [{ type: 'contract-call', data: { address: token, abi: [], functions } }],
      policies: [{ type: 'call-limit', data: { count: 9 } }],
    }),
  )
  expect(asked[0]).toMatchObject({
    callLimit: 9,
    permissions: [
      { kind: 'contract', contract: token, functions: ['claim', 'stake'], valueLimit: 5n },
    ],
  })
})

test.each([
  ['1d', 86_400],
  ['1w', 604_800],
  ['1m', 2_592_000],
] as const)('behavior: a subscription each %s', async (interval, period) => {
  const { asked } = await setUp()
  const expiry = toNow() + 90 * 86_400
  const of = { chainId: '0x1', signerPublicKey: publicKey, asset: 'native', expiry } as const
  await createSubscription({ ...of, interval, amount: '0x5' })
  expect(asked[0]?.permissions).toEqual([
    { kind: 'periodic', amount: 5n, period, startTime: expect.closeTo(toNow(), -1) },
  ])
})

const [permission] = toRequest().permissions
test.each<[string, object]>([
  ['chainId', { chainId: '0x2' }],
  ['chainId', { chainId: 1 }],
  ['address', { address: token }],
  ['address', { address: 'me' }],
  ['expiry', { expiry: '1' }],
  ['expiry', { expiry: Date.now() + 3_600_000 }],
  ['request', { more: 1 }],
  ['signer.type', { signer: { type: 'account', data: {} } }],
  ['signer.data.keys', { signer: { type: 'keys', data: { keys: {} } } }],
  ['signer.data.keys[0].type', { signer: { type: 'keys', data: { keys: [{ type: 'rsa' }] } } }],
  ['permissions', { permissions: [] }],
  ['permissions[0].type', { permissions: [{ type: 'all', data: {} }] }],
  ['permissions[0].data', { permissions: [{ ...permission, data: { more: 1 } }] }],
  [
    'permissions[0].data.functions[0]',
    {
      permissions: [
        {
          type: 'contract-call',
          data: { address: token, abi: [], functions: [{ functionName: 'a', args: [] }] },
        },
      ],
    },
  ],
  ['policies[0].type', { policies: [{ type: 'gas-limit', data: {} }] }],
  ['policies', { policies: undefined }],
])('error: %s is not as it has to be (%#)', async (field, changed) => {
  const { asked } = await setUp()
  const asking = grantPermissions(toRequest(changed) as ReturnType<typeof toRequest>)
  await expect(asking).rejects.toMatchObject({ code: 'PERMISSION_INVALID', context: { field } })
  expect(asked).toEqual([])
})

test('error: a subscription each second', async () => {
  await setUp()
  const of = { chainId: '0x1', signerPublicKey: publicKey, asset: 'native', amount: '0x1' } as const
  await expect(
    createSubscription({ ...of, interval: '1s', expiry: toNow() + 60 }),
  ).rejects.toMatchObject({ code: 'PERMISSION_INVALID' })
})

test('error: without a kit', async () => {
  await expect(getSmartSessions()).rejects.toMatchObject({ code: 'CONFIG_NO_KIT' })
})
