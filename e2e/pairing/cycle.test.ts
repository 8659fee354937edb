import { type Hex, verifyMessage } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStage, type Stage } from './stage/createStage.ts'
import { startNetwork } from './stage/startNetwork.ts'
import { type PeerProcess, startPeerProcess } from './stage/startPeerProcess.ts'

const network = startNetwork()
let stage: Stage<PeerProcess>

beforeEach(async () => {
  const { localnet, relay } = network
  const relayUrl = relay.url
  const peer = await startPeerProcess({ localnet, relayUrl })
  stage = createStage({ localnet, relayUrl, peer })
})

afterEach(() => stage.close())

const account = () => stage.kit.controllers.account.get('eip155')

test('default', async () => {
  await stage.pair()
  const { kit, peer } = stage
  const [address] = peer.accounts
  expect(account()).toMatchObject({
    status: 'connected',
    address,
    connectorId: 'walletConnect',
    caipAddress: `eip155:1:${address}`,
  })
  expect(kit.controllers.network.get('eip155')).toMatchObject({
    supportsAllNetworks: false,
    approvedCaipNetworkIds: ['eip155:1', 'eip155:8453'],
  })
  expect(kit.controllers.connection.state).toMatchObject({ wcUri: undefined, wcError: false })

  const { signature } = await kit.actions.signMessage({ message: 'hello' })
  const signed = { address, message: 'hello', signature: signature as Hex }
  expect(await verifyMessage(signed)).toBe(true)
})

test('behavior: the wallet moves, the app moves, and both know', async () => {
  await stage.pair()
  const { kit, peer } = stage
  await peer.run({ do: 'switchChain', chainId: 8453 })
  await vi.waitFor(() => expect(kit.controllers.network.getActive().id).toBe(8453))
  await kit.actions.switchNetwork({ network: { id: 1, chainNamespace: 'eip155' } as never })
  expect(kit.controllers.network.getActive().id).toBe(1)
  const [, second] = peer.accounts
  await peer.run({ do: 'switchAccount', address: second })
  await vi.waitFor(() => expect(account().address).toBe(second))
})

test('behavior: reload restores in silence', async () => {
  await stage.pair()
  await stage.reload()
  expect(account().status).toBe('reconnecting')
  await vi.waitFor(
    () => expect(account()).toMatchObject({ status: 'connected', address: stage.peer.accounts[0] }),
    5000,
  )
})

test('behavior: disconnect from either side ends both', async () => {
  await stage.pair()
  await stage.kit.actions.disconnect()
  expect(account().status).toBe('disconnected')
  await vi.waitFor(async () => expect(await stage.peer.run({ do: 'sessions' })).toEqual([]), 5000)
  await stage.pair()
  await stage.peer.run({ do: 'disconnect' })
  await vi.waitFor(() => expect(account().status).toBe('disconnected'), 5000)
})

test('behavior: ended by the wallet, a session is not looked for with the next visit', async () => {
  await stage.pair()
  await stage.peer.run({ do: 'disconnect' })
  await vi.waitFor(() => expect(account().status).toBe('disconnected'), 5000)
  await vi.waitFor(() => expect(stage.kit.storage.get('isExternal')).toBe(false))
  await stage.reload()
  expect(account().status).toBe('disconnected')
})

test('behavior: paired again right after the wallet ended it', async () => {
  await stage.pair()
  await stage.peer.run({ do: 'disconnect' })
  await vi.waitFor(() => expect(account().status).toBe('disconnected'), 5000)
  await stage.pair()
  expect(account()).toMatchObject({ status: 'connected', address: stage.peer.accounts[0] })
  expect(await stage.kit.actions.signMessage({ message: 'again' })).toBeDefined()
})
