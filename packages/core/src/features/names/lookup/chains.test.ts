import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConnection, createFakeAdapter } from '../../../test/createFakeAdapter.ts'
import { createFakeTransfers } from '../../../test/createFakeTransfers.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { baseId } from '../../../test/networks.ts'
import { json, serviceUrl, startFakeApi } from '../../../test/startFakeApi.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const zone = 'names.example'
const name = `harbour.${zone}`
const everyChain = 0x8000_0000
const service = startFakeApi()

beforeEach(() => void vi.stubGlobal('window', createFakeWindow()))
const kits: { destroy(): void }[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.unstubAllGlobals()
})

/** A visitor on Ethereum, and a name that leads to some addresses by coin type. */
async function setUp(coins: { readonly [coin: number]: string }) {
  const created = '2026-11-27T00:00:00Z'
  const profile = {
    ...{ name, registered_at: created, attributes: [] },
    addresses: Object.fromEntries(
      Object.entries(coins).map(([coin, one]) => [coin, { address: one, created }]),
    ),
  }
  service.answer('/v1/profile/account/:name', () => json(profile))
  service.answer('/v1/profile/reverse/:address', () => json([profile]))
  service.answer('/v1/identity/:address', () => json({ name: null, avatar: null }))
  const adapter = createFakeAdapter({ session: createConnection() })
  adapter.features['transfers:load'] = async () =>
    createFakeTransfers({ resolveName: async () => undefined })
  const { kit } = createTestKit({ adapter, services: { data: serviceUrl }, names: { zone } })
  kits.push(kit)
  kit.start()
  const names = await kit.feature('names')
  await vi.waitFor(
    () => expect(kit.controllers.account.get('eip155').status).toBe('connected'),
    4000,
  )
  const look = async () => ({
    leadsTo: (await names.resolveName({ name }))?.address,
    names: await names.listNames({ address }),
    shown: (await names.findIdentity({ address })).name,
  })
  return { look, adapter }
}

test('default: the name of a key is its name on every chain', async () => {
  const { look, adapter } = await setUp({ 60: address, [everyChain]: address })
  const found = { leadsTo: address, names: [name], shown: name }
  expect(await look()).toEqual(found)
  adapter.moveTo(baseId)
  expect(await look()).toEqual(found)
})

test('error: A14, S19, a contract of one chain is nobody on another one', async () => {
  const { look, adapter } = await setUp({ 60: address })
  expect(await look()).toEqual({ leadsTo: address, names: [name], shown: name })
  adapter.moveTo(baseId)
  expect(await look()).toEqual({ leadsTo: undefined, names: [], shown: undefined })
})

test('error: S23, an address of another coin', async () => {
  const there = `0x${'4'.repeat(40)}`
  const coins = { 60: address, [everyChain]: address, [everyChain + 8453]: there }
  const { look, adapter } = await setUp(coins)
  expect(await look()).toEqual({ leadsTo: address, names: [name], shown: name })
  adapter.moveTo(baseId)
  expect(await look()).toEqual({ leadsTo: there, names: [], shown: undefined })
})
