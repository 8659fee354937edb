import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Identity, TransferAdapter } from '../../contract/transfers/transferAdapter.ts'
import { createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createFakeTransfers } from '../../test/createFakeTransfers.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { baseId } from '../../test/networks.ts'
import { json, serviceUrl, startFakeApi } from '../../test/startFakeApi.ts'

const service = startFakeApi()
const lucy: Identity = { name: 'lucy.eth', avatar: 'https://pictures.example/lucy.png' }

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function connect(
  readIdentity: NonNullable<TransferAdapter['readIdentity']>,
  options: Parameters<typeof createTestKit>[0] = {},
) {
  const adapter = createFakeAdapter()
  const asked = vi.fn(readIdentity)
  adapter.features['transfers:load'] = async () => createFakeTransfers({ readIdentity: asked })
  const { kit } = createTestKit({ adapter, names: { avatars: 'direct' }, ...options })
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  const runtime = await kit.runtime.load()
  const read = () => {
    const { profileName, profileImage } = kit.controllers.account.get('eip155')
    return { name: profileName, avatar: profileImage }
  }
  return { kit, adapter, asked, read, runtime }
}

/** The code of a source loads first, which takes a while on a busy machine. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 4000 })

test('default: the name and picture of the account, and nothing before', async () => {
  const { asked, read, runtime } = await connect(async () => lucy)
  expect(asked).not.toHaveBeenCalled()
  runtime.followIdentities()
  runtime.followIdentities()
  await until(() => expect(read()).toEqual(lucy))
  expect(asked).toHaveBeenCalledOnce()
})

test('behavior: another network leaves them in the same tick, and is asked for those on it', async () => {
  const { adapter, asked, read, runtime } = await connect(async () => lucy)
  runtime.followIdentities()
  await until(() => expect(read()).toEqual(lucy))
  adapter.moveTo(baseId)
  expect(read()).toEqual(lucy)
  await until(() => expect(asked).toHaveBeenCalledTimes(2))
  expect(asked.mock.calls.map(([{ network }]) => network?.caipNetworkId)).toEqual([
    ...['eip155:1', baseId],
  ])
})

test('behavior: disconnecting ends them, and connecting again within five minutes asks nothing', async () => {
  const { kit, asked, read, runtime } = await connect(async () => lucy)
  runtime.followIdentities()
  await until(() => expect(read()).toEqual(lucy))
  await kit.actions.disconnect()
  expect(read()).toEqual({})
  await kit.actions.connect({ connectorId: 'a' })
  await until(() => expect(read()).toEqual(lucy))
  expect(asked).toHaveBeenCalledOnce()
})

test('behavior: a node that fails leaves the account without a name, and says nothing', async () => {
  const { asked, read, runtime } = await connect(async () => Promise.reject(new Error('down')))
  runtime.followIdentities()
  await until(() => expect(asked).toHaveBeenCalledOnce())
  expect(read()).toEqual({})
})

test('behavior: the service is asked in place of the chain, and the chain where it fails', async () => {
  const named = json({ name: 'service.eth', avatar: 'https://service.example/1' })
  service.answer('/v1/identity/:address', () => named)
  const services = { data: serviceUrl }
  const one = await connect(async () => lucy, { services })
  one.runtime.followIdentities()
  await until(() =>
    expect(one.read()).toEqual({ name: 'service.eth', avatar: 'https://service.example/1' }),
  )
  expect(one.asked).not.toHaveBeenCalled()
  service.answer('/v1/identity/:address', () => json({}, 404))
  const other = await connect(async () => lucy, { services })
  other.runtime.followIdentities()
  await until(() => expect(other.read()).toEqual(lucy))
})

test('behavior: pictures that tell their host who looks are not shown, unless the app wants them', async () => {
  const inside = 'data:image/png;base64,iVBORw0KGgo='
  for (const [avatars, avatar, shown] of [
    ['proxy', lucy.avatar, undefined],
    ['proxy', inside, inside],
    ['off', inside, undefined],
  ] as const) {
    const { read, runtime } = await connect(async () => ({ ...lucy, avatar }), {
      names: { avatars },
    })
    runtime.followIdentities()
    await until(() => expect(read()).toEqual({ name: 'lucy.eth', avatar: shown }))
  }
})

test('parameters: names', async () => {
  const own = await connect(async () => lucy, {
    names: { resolve: ({ address }) => ({ name: `own-${address.slice(-4)}` }) },
  })
  own.runtime.followIdentities()
  await until(() => expect(own.read().name).toBe('own-6045'))
  expect(own.asked).not.toHaveBeenCalled()

  const none = await connect(async () => lucy, { names: false })
  await none.runtime.followIdentities()
  await Promise.resolve()
  expect(none.asked).not.toHaveBeenCalled()

  service.answer('/v1/identity/:address', () => json({ name: 'service.eth' }))
  const ordered = await connect(async () => ({}), {
    ...{ services: { data: serviceUrl }, names: { sources: ['ens', 'service'] } },
  })
  ordered.runtime.followIdentities()
  await until(() => expect(ordered.read().name).toBe('service.eth'))
  expect(ordered.asked).toHaveBeenCalledOnce()
})

test('behavior: a name in the zone of the app comes first, if it leads back to the account', async () => {
  const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
  const profile = (name: string, of: string) => ({
    ...{ name, registered_at: '2026-11-27T00:00:00Z', attributes: [] },
    addresses: { 60: { address: of, created: '2026-11-27T00:00:00Z' } },
  })
  service.answer('/v1/identity/:address', () => json({ name: 'service.eth' }))
  service.answer('/v1/profile/reverse/:address', () =>
    json([
      profile('other.else.example', address),
      profile('stranger.names.example', `0x${'2'.repeat(40)}`),
      profile('harbour.names.example', address.toLowerCase()),
    ]),
  )
  const { read, runtime } = await connect(async () => lucy, {
    ...{ services: { data: serviceUrl }, names: { zone: 'names.example' } },
  })
  runtime.followIdentities()
  await until(() => expect(read().name).toBe('harbour.names.example'))
})

test('behavior: a destroyed kit follows nothing', async () => {
  const { kit, asked, adapter, runtime } = await connect(async () => lucy)
  runtime.followIdentities()
  kit.destroy()
  adapter.moveTo(baseId)
  expect(asked.mock.calls.length).toBeLessThanOrEqual(1)
})
