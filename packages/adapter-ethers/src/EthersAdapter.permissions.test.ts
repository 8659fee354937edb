import { createKit } from '@cleat/core'
import { startLocalnet } from '@cleat/localnet'
import {
  createDevWallet,
  editGrant,
  type GrantEdit,
  neverAnswer,
  rejectRequest,
  type WalletPermissions,
} from '@cleat/testing'
import { afterAll, afterEach, expect, test } from 'vitest'
import { EthersAdapter } from './EthersAdapter.ts'

// It loads on demand, and the two seconds that a wallet has to answer do not wait for it.
await import('./calls/createCalls.ts')

const localnet = await startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }] })
const { chains } = localnet
const mainnet = {
  ...{ id: 1, name: 'Ethereum', rpcUrls: { default: { http: [chains[0]?.rpcUrl ?? ''] } } },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
} as const
afterAll(() => localnet.stop())

const server = '0x7400000000000000000000000000000000000001'
const methods = {
  '7715': 'wallet_requestExecutionPermissions',
  '2024': 'wallet_grantPermissions',
} as const
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
})

async function setUp(permissions: WalletPermissions, smartSessions = false) {
  const info = { name: 'Harbour', rdns: 'dev.cleat.harbour' }
  const wallet = createDevWallet({ chains, info, permissions })
  wallet.announce()
  const customRpcUrls = { 'eip155:1': [{ url: chains[0]?.rpcUrl ?? '' }] }
  const failed: string[] = []
  const kit = createKit({
    ...{ adapters: [new EthersAdapter()], networks: [mainnet], customRpcUrls },
    features: { smartSessions },
    onEvent({ event, properties }) {
      if (event === 'PERMISSION_REVOKE_FAILED') failed.push(properties.step)
    },
  })
  stops.push(() => {
    kit.destroy()
    wallet.destroy()
  })
  kit.start()
  const connector = kit.controllers.connectors.state.connectors.find(
    ({ name }) => name === 'Harbour',
  )
  await kit.actions.connect({ connectorId: connector?.id ?? '' })
  const sessions = await kit.feature('sessions')
  const grant = () =>
    sessions.grant({
      permissions: [{ kind: 'periodic', amount: 100n, period: 86_400 }],
      delegate: { address: server },
      expiry: Math.floor(Date.now() / 1000) + 3600,
      isShown: false,
    })
  const asked = () => wallet.requests.map(({ method }) => method)
  return { kit, wallet, sessions, grant, asked, failed }
}

test('default: a wallet of today grants, lists and revokes', async () => {
  const { sessions, grant } = await setUp('7715')
  expect(await sessions.isSupported()).toMatchObject({ status: 'supported' })
  const { pci, granted } = await grant()
  expect(granted).toMatchObject([{ to: server, isEnforcerKnown: true }])
  expect(await sessions.list()).toMatchObject([{ pci, status: 'active' }])
  expect(await sessions.revoke({ pci })).toMatchObject({
    ...{ status: 'revoked', revocation: { wallet: 'done', chain: 'done' } },
  })
})

test('behavior: a wallet of 2024 keeps no list, so nothing is called revoked', async () => {
  const { kit, sessions, grant, asked } = await setUp('2024')
  const { pci } = await grant()
  expect(asked()).toContain('wallet_grantPermissions')
  expect(await sessions.revoke({ pci })).toMatchObject({
    ...{ status: 'unknown', revocation: { wallet: 'done', chain: 'unknown' } },
  })
  // The method that ends permissions ends the access to accounts, too, with other parameters.
  expect(kit.controllers.account.get('eip155').status).toBe('connected')
})

test('behavior: a wallet without permissions is asked nothing', async () => {
  const { sessions, grant, asked } = await setUp('none')
  expect(await sessions.isSupported()).toEqual({ status: 'unsupported' })
  await expect(grant()).rejects.toMatchObject({ code: 'PERMISSION_UNSUPPORTED' })
  expect(asked().filter((method) => Object.values<string>(methods).includes(method))).toEqual([])
})

const liars: readonly [GrantEdit, string][] = [
  ['amount', 'amount'],
  ['delegate', 'delegate'],
  ['expiry', 'expiry'],
  ['enforcer', 'enforcer'],
  ['chain', 'chain'],
]
for (const form of ['7715', '2024'] as const) {
  test.each(liars)(`error: a wallet of ${form} that widens the %s`, async (edit, field) => {
    const { wallet, sessions, grant } = await setUp(form)
    wallet.program(methods[form], editGrant({ edit }))
    await expect(grant()).rejects.toMatchObject({
      ...{ code: 'PERMISSION_BROADER_THAN_ASKED', context: { field } },
    })
    const { granting } = sessions.state
    const pci = granting.status === 'failed' ? (granting.pci ?? '') : ''
    expect((await sessions.list()).find((one) => one.pci === pci)).toMatchObject({
      ...{ broader: field, status: 'active' },
    })
    const ended = await sessions.revoke({ pci })
    expect(ended?.revocation).toMatchObject({ wallet: 'done' })
  })

  test.each<GrantEdit>(['milliseconds', 'context'])(
    `error: a wallet of ${form} that answers with %s`,
    async (edit) => {
      const { wallet, grant } = await setUp(form)
      wallet.program(methods[form], editGrant({ edit }))
      await expect(grant()).rejects.toMatchObject({ code: 'WALLET_BAD_ANSWER' })
    },
  )

  test(`behavior: a wallet of ${form} may grant less`, async () => {
    const { wallet, grant } = await setUp(form)
    wallet.program(methods[form], editGrant({ edit: 'less' }))
    expect((await grant()).granted).toMatchObject([{ permission: { amount: 10n } }])
  })
}

test('error: a visitor who refuses', async () => {
  const { wallet, sessions, grant } = await setUp('7715')
  wallet.program(methods['7715'], rejectRequest())
  await expect(grant()).rejects.toMatchObject({ code: 'REQUEST_USER_REJECTED' })
  expect(await sessions.list()).toEqual([])
})

test('behavior: disconnecting takes back what was granted', async () => {
  const { kit, wallet, grant, asked, failed } = await setUp('7715', true)
  await grant()
  await kit.actions.disconnect()
  expect(asked()).toContain('wallet_revokeExecutionPermission')
  expect(failed).toEqual([])
  expect(
    await wallet.provider.request({ method: 'wallet_getGrantedExecutionPermissions' }),
  ).toEqual([])
})

test('behavior: a wallet that never answers does not keep the visitor connected', async () => {
  const { kit, wallet, grant, failed } = await setUp('7715', true)
  await grant()
  wallet.program('wallet_revokeExecutionPermission', neverAnswer())
  const startedAt = performance.now()
  await kit.actions.disconnect()
  expect(performance.now() - startedAt).toBeLessThan(2000)
  expect(kit.controllers.account.get('eip155').status).toBe('disconnected')
  expect(failed).toEqual(['wallet'])
})
