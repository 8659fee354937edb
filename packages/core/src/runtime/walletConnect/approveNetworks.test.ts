import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeviceWindow } from '../../test/createDeviceWindow.ts'
import { createConnection, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createGrant, createSessionStruct } from '../../test/createFakeRelay.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { mainnet, mainnetId, solana, solanaId } from '../../test/networks.ts'
import { approveNetworks } from './approveNetworks.ts'
import { readSession } from './readSession.ts'

beforeEach(() => {
  vi.stubGlobal('window', createDeviceWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const both = { eip155: createGrant([mainnetId]), solana: createGrant([solanaId], [address]) }
const any = { supportsAllNetworks: true, approvedCaipNetworkIds: [] }

async function create() {
  const [evm, other] = [createFakeAdapter(), createFakeAdapter({ namespace: 'solana' })]
  const { kit } = createTestKit({ networks: [mainnet, solana], adapters: [evm, other] })
  await kit.start()
  const approve = (namespaces: object, name = 'Harbour') =>
    approveNetworks(
      kit,
      readSession(createSessionStruct({ namespaces, peer: { metadata: { name } } })),
    )
  const read = (namespace: string) => {
    const { supportsAllNetworks, approvedCaipNetworkIds } =
      kit.controllers.network.get(namespace) ?? {}
    return { supportsAllNetworks, approvedCaipNetworkIds }
  }
  return { kit, other, approve, read }
}

test('default', async () => {
  const { approve, read } = await create()
  approve(both)
  const approved = (id: string) => ({ supportsAllNetworks: false, approvedCaipNetworkIds: [id] })
  expect(read('eip155')).toEqual(approved(mainnetId))
  expect(read('solana')).toEqual(approved(solanaId))
})

test('behavior: a namespace that was not approved is open to other wallets', async () => {
  const { approve, read } = await create()
  approve({ eip155: both.eip155 })
  expect(read('solana')).toEqual(any)
})

test('behavior: another wallet is not bound by what this one approved', async () => {
  const { approve, read, other } = await create()
  other.setConnection(createConnection({ connectorId: 'a', address, caipNetworkId: solanaId }))
  approve(both)
  expect(read('solana')).toEqual(any)
})

test.each(['MetaMask Wallet', 'MetaMask'])(
  'behavior: a peer that calls itself %s gets the networks of its session, and no more',
  async (name) => {
    const { approve, read } = await create()
    approve(both, name)
    expect(read('eip155')).toEqual({
      supportsAllNetworks: false,
      approvedCaipNetworkIds: [mainnetId],
    })
  },
)

test('behavior: without a session any network will do', async () => {
  const { kit, approve, read } = await create()
  approve(both)
  approveNetworks(kit, null)
  expect([read('eip155'), read('solana')]).toEqual([any, any])
})
