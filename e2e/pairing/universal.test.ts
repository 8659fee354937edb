import {
  approveNamespaces,
  declineProposal,
  type WalletConnectPeer,
} from '@cleat/testing/wallet-connect'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58, base64 } from '@scure/base'
import { type Hex, verifyMessage } from 'viem'
import { expect, test, vi } from 'vitest'
import type { Stage } from './stage/createStage.ts'
import { solanaId } from './stage/openFamilies.ts'
import { cosmosId, openUniversal } from './stage/openUniversal.ts'
import { startNetwork } from './stage/startNetwork.ts'

const network = startNetwork()
const namespaces = ['eip155', 'solana', 'cosmos'] as const

type Page = Pick<Stage<WalletConnectPeer>, 'kit'>
type Provider = {
  request(request: { method: string; params?: unknown }, caipNetworkId?: string): Promise<unknown>
  on(event: string, listener: (payload: unknown) => void): unknown
}

const account = ({ kit }: Page, namespace: string) => kit.controllers.account.get(namespace)
const statuses = (page: Page) => namespaces.map((each) => account(page, each).status)
const until = (page: Page, status: string) =>
  vi.waitFor(() => expect(statuses(page)).toEqual([status, status, status]), 5000)
const providerOf = ({ kit }: Page, namespace: string) => {
  const provider = kit.getProvider<Provider>(namespace)
  if (!provider) throw new Error(`Nothing of ${namespace} is connected.`)
  return provider
}
const accountsOf = ({ peer }: Stage<WalletConnectPeer>, namespace: string) =>
  peer.families.find((family) => family.namespace === namespace)?.networks[0]?.accounts ?? []

test('default', async () => {
  const stage = await openUniversal(network)
  expect(statuses(stage)).toEqual(['disconnected', 'disconnected', 'disconnected'])
  await stage.pair()
  await until(stage, 'connected')
  const { kit, peer } = stage
  expect(kit.controllers.network.state.activeNamespace).toBe('eip155')
  expect(account(stage, 'eip155')).toMatchObject({
    address: peer.account,
    caipAddress: `eip155:1:${peer.account}`,
    connectedWalletInfo: { name: 'Cleat Wallet Peer', type: 'WALLET_CONNECT' },
  })
  const [atom = ''] = accountsOf(stage, 'cosmos')
  expect(account(stage, 'cosmos').caipAddress).toBe(`${cosmosId}:${atom}`)
  expect(kit.controllers.network.get('cosmos')).toMatchObject({
    supportsAllNetworks: false,
    approvedCaipNetworkIds: [cosmosId],
  })

  const { signature, address } = await kit.actions.signMessage({ message: 'Ahoy ⚓' })
  const signed = { message: 'Ahoy ⚓', signature: signature as Hex, address: address as Hex }
  expect(await verifyMessage(signed)).toBe(true)

  const [sol = ''] = accountsOf(stage, 'solana')
  const message = base58.encode(new TextEncoder().encode('Ahoy'))
  const ofSolana = { method: 'solana_signMessage', params: { message, pubkey: sol } }
  const answer = (await providerOf(stage, 'solana').request(ofSolana)) as { signature: string }
  expect(base58.decode(answer.signature)).toHaveLength(64)
  // The provider of any namespace reaches every approved chain.
  const again = await providerOf(stage, 'eip155').request(ofSolana, `solana:${solanaId}`)
  expect(again).toEqual(answer)
})

test('behavior: a namespace that nobody has an adapter for signs by its own methods', async () => {
  const stage = await openUniversal(network)
  await stage.pair()
  await until(stage, 'connected')
  const [signerAddress = ''] = accountsOf(stage, 'cosmos')
  const provider = providerOf(stage, 'cosmos')
  const [known] = (await provider.request({ method: 'cosmos_getAccounts', params: {} })) as {
    pubkey: string
  }[]
  const params = { signerAddress, signDoc: { chain_id: 'cosmoshub-4', memo: 'Ahoy' } }
  const { signature } = (await provider.request({ method: 'cosmos_signAmino', params })) as {
    signature: { signature: string }
  }
  const bytes = new TextEncoder().encode('{"chain_id":"cosmoshub-4","memo":"Ahoy"}')
  const key = base64.decode(known?.pubkey ?? '')
  expect(secp256k1.verify(base64.decode(signature.signature), bytes, key)).toBe(true)
  await expect(provider.request({ method: 'cosmos_signDirect', params })).rejects.toMatchObject({
    code: 'WALLET_METHOD_UNSUPPORTED',
  })
  // A chain that the wallet did not approve.
  const elsewhere = provider.request({ method: 'cosmos_getAccounts' }, 'cosmos:osmosis-1')
  await expect(elsewhere).rejects.toMatchObject({ code: 'WALLET_METHOD_UNSUPPORTED' })
})

test('behavior: nothing that it cannot do is offered', async () => {
  const stage = await openUniversal(network)
  await stage.pair()
  await until(stage, 'connected')
  const features = Object.keys(stage.kit.adapters.get('cosmos')?.features ?? {})
  expect(features).not.toContain('balance:read')
  expect(features).not.toContain('transfers:load')
  await expect(
    stage.kit.actions.signMessage({ message: 'Ahoy', namespace: 'cosmos' }),
  ).rejects.toMatchObject({ code: 'ADAPTER_FEATURE_MISSING' })
})

test('behavior: the network is switched by the app and by the wallet', async () => {
  const stage = await openUniversal(network)
  await stage.pair()
  await until(stage, 'connected')
  const { kit, peer } = stage
  const told: unknown[] = []
  providerOf(stage, 'eip155').on('chainChanged', (chain) => told.push(chain))
  await kit.actions.switchNetwork({ network: { id: 8453 } })
  expect(account(stage, 'eip155').caipAddress).toBe(`eip155:8453:${peer.account}`)
  // The wallet does not know where the app is.
  await peer.switchChain(8453)
  await peer.switchChain(1)
  await vi.waitFor(() =>
    expect(account(stage, 'eip155').caipAddress).toBe(`eip155:1:${peer.account}`),
  )
  expect(told).toEqual(['0x2105', '0x1'])
  await kit.actions.switchNetwork({ network: { id: 'cosmoshub-4', chainNamespace: 'cosmos' } })
  expect(kit.controllers.network.state.activeNamespace).toBe('cosmos')
  const universal = await (await kit.remoteWallets.loaded).getUniversalProvider()
  await kit.actions.switchNetwork({ network: { id: 8453 } })
  expect(await universal?.request({ method: 'eth_chainId' }, 'eip155:8453')).toBe(8453)
})

test('behavior: another account of the wallet', async () => {
  const stage = await openUniversal(network)
  await stage.pair()
  await until(stage, 'connected')
  const [, second = ''] = accountsOf(stage, 'cosmos')
  await stage.peer.switchAccount(second)
  await vi.waitFor(() => expect(account(stage, 'cosmos').address).toBe(second))
  const [, other = ''] = stage.peer.accounts
  await stage.peer.switchAccount(other)
  await vi.waitFor(() => expect(account(stage, 'eip155').address).toBe(other))
})

test('behavior: a reload keeps every namespace', async () => {
  const stage = await openUniversal(network)
  await stage.pair()
  await stage.kit.actions.switchNetwork({ network: { id: 8453 } })
  const before = namespaces.map((each) => account(stage, each).caipAddress)
  await stage.reload()
  expect(statuses(stage)).toEqual(['reconnecting', 'reconnecting', 'reconnecting'])
  await until(stage, 'connected')
  expect(namespaces.map((each) => account(stage, each).caipAddress)).toEqual(before)
  await expect(stage.kit.actions.signMessage({ message: 'Ahoy' })).resolves.toBeTruthy()
})

test('behavior: the visitor disconnects', async () => {
  const stage = await openUniversal(network)
  await stage.pair()
  await until(stage, 'connected')
  await stage.kit.actions.disconnect({ namespace: 'cosmos' })
  expect(statuses(stage)).toEqual(['disconnected', 'disconnected', 'disconnected'])
  await vi.waitFor(() => expect(stage.peer.sessions).toEqual([]))
  await stage.reload()
  expect(statuses(stage)).toEqual(['disconnected', 'disconnected', 'disconnected'])
  await stage.pair()
  await until(stage, 'connected')
})

test('behavior: the wallet disconnects', async () => {
  const stage = await openUniversal(network)
  await stage.pair()
  await until(stage, 'connected')
  await stage.peer.disconnect()
  await until(stage, 'disconnected')
  await stage.reload()
  expect(statuses(stage)).toEqual(['disconnected', 'disconnected', 'disconnected'])
})

test('behavior: the wallet declines, then approves', async () => {
  const stage = await openUniversal(network)
  stage.peer.programProposal(declineProposal())
  const connecting = stage.connect()
  const first = await stage.uri()
  await stage.peer.pair(first)
  await vi.waitFor(() => expect(stage.kit.controllers.connection.state.wcDeclined).toBe(true))
  const second = await vi.waitFor(async () => {
    const uri = await stage.uri()
    expect(uri).not.toBe(first)
    return uri
  }, 5000)
  await stage.peer.pair(second)
  await connecting
  await until(stage, 'connected')
})

test('behavior: a wallet that knows one namespace connects that one', async () => {
  const stage = await openUniversal(network)
  stage.peer.programProposal(approveNamespaces(['cosmos']))
  await stage.pair()
  expect(statuses(stage)).toEqual(['disconnected', 'disconnected', 'connected'])
  expect(stage.kit.controllers.network.state.activeNamespace).toBe('cosmos')
})
