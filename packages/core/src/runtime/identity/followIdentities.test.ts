import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Identity } from '../../contract/transfers/transferAdapter.ts'
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
  readIdentity: (parameters: { address: string }) => Promise<Identity>,
  options: Parameters<typeof createTestKit>[0] = {},
) {
  const adapter = createFakeAdapter()
  const asked = vi.fn(readIdentity)
  adapter.features['transfers:load'] = async () => createFakeTransfers({ readIdentity: asked })
  const { kit } = createTestKit({ adapter, ...options })
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  const runtime = await kit.runtime.load()
  const read = () => {
    const { profileName, profileImage } = kit.controllers.account.get('eip155')
    return { name: profileName, avatar: profileImage }
  }
  return { kit, adapter, asked, read, runtime }
}

test('default: the name and picture of the account, and nothing before', async () => {
  const { asked, read, runtime } = await connect(async () => lucy)
  expect(asked).not.toHaveBeenCalled()
  runtime.followIdentities()
  runtime.followIdentities()
  await vi.waitFor(() => expect(read()).toEqual(lucy))
  expect(asked).toHaveBeenCalledOnce()
})

test('behavior: another network leaves them in the same tick, and asks nothing', async () => {
  const { adapter, asked, read, runtime } = await connect(async () => lucy)
  runtime.followIdentities()
  await vi.waitFor(() => expect(read()).toEqual(lucy))
  adapter.moveTo(baseId)
  expect(read()).toEqual(lucy)
  expect(asked).toHaveBeenCalledOnce()
})

test('behavior: disconnecting ends them, and connecting again within five minutes asks nothing', async () => {
  const { kit, asked, read, runtime } = await connect(async () => lucy)
  runtime.followIdentities()
  await vi.waitFor(() => expect(read()).toEqual(lucy))
  await kit.actions.disconnect()
  expect(read()).toEqual({})
  await kit.actions.connect({ connectorId: 'a' })
  await vi.waitFor(() => expect(read()).toEqual(lucy))
  expect(asked).toHaveBeenCalledOnce()
})

test('behavior: a node that fails leaves the account without a name, and says nothing', async () => {
  const { asked, read, runtime } = await connect(async () => Promise.reject(new Error('down')))
  runtime.followIdentities()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  expect(read()).toEqual({})
})

test('behavior: the service is asked in place of the chain, and the chain where it fails', async () => {
  const named = json({ name: 'service.eth', avatar: 'https://service.example/1' })
  service.answer('/v1/identity/:address', () => named)
  const services = { data: serviceUrl }
  const one = await connect(async () => lucy, { services })
  one.runtime.followIdentities()
  await vi.waitFor(() =>
    expect(one.read()).toEqual({ name: 'service.eth', avatar: 'https://service.example/1' }),
  )
  expect(one.asked).not.toHaveBeenCalled()
  service.answer('/v1/identity/:address', () => json({}, 404))
  const other = await connect(async () => lucy, { services })
  other.runtime.followIdentities()
  await vi.waitFor(() => expect(other.read()).toEqual(lucy))
})

test('behavior: a destroyed kit follows nothing', async () => {
  const { kit, asked, adapter, runtime } = await connect(async () => lucy)
  runtime.followIdentities()
  kit.destroy()
  adapter.moveTo(baseId)
  expect(asked.mock.calls.length).toBeLessThanOrEqual(1)
})
