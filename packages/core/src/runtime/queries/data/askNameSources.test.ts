import { expect, test, vi } from 'vitest'
import type { NameOptions } from '../../../contract/options/nameOptions.ts'
import { createFakeAdapter } from '../../../test/createFakeAdapter.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { mainnet, solana, solanaId } from '../../../test/networks.ts'
import { json, serviceUrl, startFakeApi } from '../../../test/startFakeApi.ts'
import { askNameSources } from './askNameSources.ts'
import type { IdentityReader } from './identityReader.ts'

const service = startFakeApi()
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const lucy = { name: 'lucy.eth', avatar: 'https://pictures.example/lucy.png' }

/** An app on Ethereum, and on Solana beside it. */
function stage(names: NameOptions | false, data?: string) {
  const adapters = [createFakeAdapter(), createFakeAdapter({ namespace: 'solana' })]
  const { kit: created } = createTestKit({
    ...{ adapters, networks: [mainnet, solana], projectId: 'p' },
    ...(data === undefined ? {} : { services: { data } }),
  })
  const kit = { adapters: new Map(), controllers: created.controllers }
  const [ask, askChain] = [vi.fn<IdentityReader>(), vi.fn<IdentityReader>()]
  ask.mockResolvedValue({})
  askChain.mockResolvedValue(lucy)
  const getIdentity = vi.fn(async () => lucy)
  const controller = new AbortController()
  const { signal } = controller
  const read = (
    changed: Partial<Parameters<IdentityReader>[0]> = {},
    api: object | null = { getIdentity },
  ) =>
    askNameSources(kit, {
      api: (api ?? undefined) as Parameters<typeof askNameSources>[1]['api'],
      ...{ names, ask, askChain },
      asked: { address, namespace: 'eip155', network: undefined, signal, ...changed },
    })
  return { kit, read, ask, askChain, getIdentity, controller, signal }
}

test('default: the app, then the service or the chain in its place', async () => {
  const resolve = vi.fn(async () => undefined)
  const { read, ask, askChain, signal } = stage({ resolve })
  ask.mockResolvedValue(lucy)
  expect(await read()).toEqual(lucy)
  expect(resolve).toHaveBeenCalledWith({ address, caipNetworkId: 'eip155:1', signal })
  expect(ask).toHaveBeenCalledOnce()
  expect(askChain).not.toHaveBeenCalled()
})

test('behavior: what the app knows is not asked for elsewhere', async () => {
  const { read, ask } = stage({ resolve: async () => ({ name: 'Lucy' }) })
  expect(await read()).toEqual({ name: 'Lucy' })
  expect(ask).not.toHaveBeenCalled()
})

test('behavior: without names no source is asked', async () => {
  const { read, ask, askChain } = stage(false)
  ask.mockResolvedValue(lucy)
  expect(await read()).toEqual({})
  expect([ask.mock.calls, askChain.mock.calls]).toEqual([[], []])
})

test('behavior: names without pictures', async () => {
  const { read, ask } = stage({ avatars: 'off' })
  ask.mockResolvedValue(lucy)
  expect(await read()).toEqual({ name: 'lucy.eth' })
})

test.each([
  ['ens', 'eip155', true],
  ['sns', 'eip155', false],
  ['ens', 'solana', false],
  ['sns', 'solana', true],
] as const)('behavior: %s on %s', async (source, namespace, isAsked) => {
  const { read, askChain } = stage({ sources: [source] })
  expect(await read({ namespace })).toEqual(isAsked ? lucy : {})
  expect(askChain).toHaveBeenCalledTimes(isAsked ? 1 : 0)
})

test('behavior: the network that is asked for counts before the one in use', async () => {
  const resolve = vi.fn(async () => undefined)
  const { read, signal, kit } = stage({ sources: ['app'], resolve })
  const { caipNetwork: solanaNetwork } = kit.controllers.network.get('solana') ?? {}
  await read({ network: solanaNetwork })
  await read({ namespace: undefined })
  await read({ namespace: 'solana' })
  const asked = (caipNetworkId: string) => [{ address, caipNetworkId, signal }]
  expect(resolve.mock.calls).toEqual([...[asked(solanaId), asked('eip155:1'), asked(solanaId)]])
})

test('behavior: a namespace without a network is not asked for', async () => {
  const resolve = vi.fn(async () => lucy)
  const { read } = stage(
    { sources: ['app', 'service'], resolve, zone: 'names.example' },
    serviceUrl,
  )
  expect(await read({ namespace: 'polkadot' }, null)).toEqual({})
  expect(resolve).not.toHaveBeenCalled()
})

test('behavior: the service is asked for the chain, where there is one', async () => {
  const { read, getIdentity, signal } = stage({ sources: ['service'] })
  expect(await read()).toEqual(lucy)
  expect(getIdentity).toHaveBeenCalledWith({ address, chainId: '1' }, { signal })
  expect(await read({}, null)).toEqual({})
})

test('behavior: a name of the zone that leads back comes before the service', async () => {
  const created = '2026-11-27T00:00:00Z'
  const profile = (name: string, owner: string) => ({
    ...{ name, registered_at: created, attributes: [] },
    addresses: { 60: { address: owner, created } },
  })
  service.answer('/v1/profile/reverse/:address', () =>
    json([
      profile('lucy.other.example', address),
      profile('ann.names.example', `0x${'2'.repeat(40)}`),
      profile('lucy.names.example', address),
    ]),
  )
  const { read, getIdentity } = stage({ sources: ['service'], zone: 'Names.Example' }, serviceUrl)
  expect(await read()).toEqual({ name: 'lucy.names.example', avatar: undefined })
  expect(service.requests.map(({ url }) => new URL(url).pathname)).toEqual([
    `/api/v1/profile/reverse/${address}`,
  ])
  expect(getIdentity).not.toHaveBeenCalled()
})

test('behavior: of a source that fails the next one is asked', async () => {
  const { read, ask } = stage({ resolve: () => Promise.reject(new Error('away')) })
  ask.mockResolvedValue(lucy)
  expect(await read()).toEqual(lucy)
})

test('error: the first failure is told where no source knows the name', async () => {
  const { read, ask } = stage({ resolve: () => Promise.reject(new Error('first')) })
  ask.mockRejectedValue(new Error('second'))
  await expect(read()).rejects.toThrow('first')
  ask.mockResolvedValue({})
  await expect(read()).rejects.toThrow('first')
})

test('error: who asks has gone, and no other source is asked', async () => {
  const resolve = async () => {
    controller.abort(new Error('gone'))
    throw new Error('away')
  }
  const { read, ask, controller } = stage({ resolve })
  await expect(read()).rejects.toThrow('gone')
  expect(ask).not.toHaveBeenCalled()
})
