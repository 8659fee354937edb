import { declineProposal } from '@cleat/testing/wallet-connect'
import { type Hex, verifyMessage } from 'viem'
import { expect, test, vi } from 'vitest'
import { createAppProvider } from './stage/createAppProvider.ts'
import { openUniversal } from './stage/openUniversal.ts'
import { startNetwork } from './stage/startNetwork.ts'

const network = startNetwork()

const chainId = 'eip155:1'
const optionalNamespaces = {
  eip155: { chains: [chainId, 'eip155:8453'], methods: ['personal_sign'], events: [] },
}

/** An app that pairs by WalletConnect's sign client, and shows the code in the modal. */
async function openApp() {
  const stage = await openUniversal(network, { manualWCControl: true })
  const { client } = await createAppProvider({ relayUrl: network.relay.url, items: new Map() })
  const { uri, approval } = await client.connect({ optionalNamespaces })
  return { ...stage, client, uri: uri ?? '', approval }
}

test('default', async () => {
  const { kit, peer, client, uri, approval } = await openApp()
  const { modal, connection, router } = kit.controllers
  const opening = kit.actions.open({ uri })
  await vi.waitFor(() => expect(router.current().name).toBe('ConnectingWalletConnectBasic'))
  expect(connection.state.wcUri).toBe(uri)
  await peer.pair(uri)
  const { topic, namespaces } = await approval()
  kit.actions.close()
  expect(modal.state.open).toBe(false)
  expect(connection.state.wcUri).toBeUndefined()
  await expect(opening).rejects.toMatchObject({ code: 'CONNECTION_USER_CLOSED' })

  const [, , address] = namespaces.eip155?.accounts[0]?.split(':') ?? []
  expect(address).toBe(peer.account)
  const sign = (on: string) =>
    client.request<Hex>({
      topic,
      chainId: on,
      request: { method: 'personal_sign', params: ['0x41686f79', address] },
    })
  for (const on of [chainId, 'eip155:8453']) {
    const signed = { message: 'Ahoy', signature: await sign(on), address: address as Hex }
    expect(await verifyMessage(signed)).toBe(true)
  }
  // The session is the app's own.
  expect(kit.controllers.account.get('eip155').status).toBe('disconnected')
  await client.disconnect({ topic, reason: { code: 6000, message: 'Bye' } })
  await vi.waitFor(() => expect(peer.sessions).toEqual([]))
})

test('behavior: the visitor closes the code, and the wallet declines', async () => {
  const { kit, peer, uri, approval } = await openApp()
  const opening = kit.actions.open({ uri })
  kit.actions.close()
  await expect(opening).rejects.toMatchObject({ code: 'CONNECTION_USER_CLOSED' })
  expect(kit.controllers.connection.state.wcUri).toBeUndefined()
  peer.programProposal(declineProposal())
  const ending = approval().catch((error: unknown) => error)
  await peer.pair(uri)
  expect(await ending).toMatchObject({ code: 5000 })
  expect(kit.controllers.connection.state).toMatchObject({ wcError: false, wcDeclined: false })
})
