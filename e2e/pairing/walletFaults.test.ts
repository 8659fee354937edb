import { neverAnswer } from '@cleat/testing'
import {
  answerAfterDisconnect,
  approveAfterExpiry,
  approveChains,
  approveMethods,
  approveNothing,
  declineProposal,
} from '@cleat/testing/wallet-connect'
import { createPublicClient, type Hex, http, parseEther } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Stage } from './stage/createStage.ts'
import { signature } from './stage/signature.ts'
import { startNetwork } from './stage/startNetwork.ts'

const network = startNetwork()

const waitingIn = ({ kit }: Stage) => kit.controllers.connection.state.waiting

/** A request that is pending in a silent wallet. */
async function openRequest() {
  const stage = await network.open()
  await stage.pair()
  stage.peer.program('personal_sign', neverAnswer())
  const signing = stage.kit.actions.signMessage({ message: 'hello' })
  signing.catch(() => undefined)
  await vi.waitFor(() => expect(stage.peer.requests.at(-1)?.method).toBe('personal_sign'), 5000)
  return { stage, signing }
}

test('behavior: of the chains, only those that the wallet approved are in use', async () => {
  const stage = await network.open()
  stage.peer.programProposal(approveChains([8453]))
  await stage.pair()
  const { network: networks } = stage.kit.controllers
  expect(networks.get('eip155')).toMatchObject({
    approvedCaipNetworkIds: ['eip155:8453'],
    supportsAllNetworks: false,
  })
  expect(networks.getActive().id).toBe(8453)
  expect(await stage.kit.actions.signMessage({ message: 'hello' })).toMatchObject(signature)
})

test('error: a method that the wallet did not approve is refused here, and never sent', async () => {
  const stage = await network.open()
  stage.peer.programProposal(approveMethods(['personal_sign']))
  await stage.pair()
  const transaction = { from: stage.peer.account, to: stage.peer.account, value: '0x0' }
  await expect(stage.request('eth_sendTransaction', [transaction])).rejects.toMatchObject({
    code: 4200,
    cause: { code: 'WALLET_METHOD_UNSUPPORTED', context: { method: 'eth_sendTransaction' } },
  })
  expect(await stage.kit.actions.signMessage({ message: 'hello' })).toMatchObject(signature)
  expect(stage.peer.requests.map(({ method }) => method)).toEqual(['personal_sign'])
})

test('behavior: a wallet that declines is followed by a new offer, which can be taken', async () => {
  const stage = await network.open()
  stage.peer.programProposal(declineProposal())
  const connecting = stage.connect()
  const declined = await stage.uri()
  await stage.peer.pair(declined)
  const { connection } = stage.kit.controllers
  await vi.waitFor(() => expect(connection.state.wcDeclined).toBe(true), 5000)
  const next = await stage.uri()
  expect(next).not.toBe(declined)
  await stage.peer.pair(next)
  expect(await connecting).toMatchObject({ address: stage.peer.account })
})

test('behavior: an approval of an expired offer connects nothing, and the offer after it connects', {
  timeout: 30_000,
}, async () => {
  const stage = await network.open()
  const late = Promise.withResolvers<void>()
  stage.peer.programProposal(approveAfterExpiry({ wait: () => late.promise }))
  const connecting = stage.connect()
  const expired = await stage.uri()
  await stage.peer.pair(expired)
  await vi.waitFor(() => expect(stage.peer.proposals).toHaveLength(1), 5000)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  const { connection } = stage.kit.controllers
  await vi.waitFor(() => expect(connection.state.wcUri).not.toBe(expired), 10_000)
  late.resolve()
  const next = await stage.uri()
  expect(next).not.toBe(expired)
  expect(stage.status()).toBe('connecting')
  await stage.peer.pair(next)
  expect(await connecting).toMatchObject({ address: stage.peer.account })
})

test('error: a wallet that never answers can be given up at once, and asked again', async () => {
  const { stage, signing } = await openRequest()
  const { remoteWallets } = stage.kit
  const [request] = waitingIn(stage)
  expect(request).toMatchObject({ method: 'personal_sign' })
  remoteWallets.current?.cancelRequest({ id: request?.id ?? -1 })
  await expect(signing).rejects.toMatchObject({ code: 'REQUEST_CANCELLED' })
  expect(waitingIn(stage)).toEqual([])
  expect(await stage.kit.actions.signMessage({ message: 'again' })).toMatchObject(signature)
})

test('error: a wallet that disconnects during requests ends all of them', async () => {
  const { stage, signing } = await openRequest()
  stage.peer.program('personal_sign', neverAnswer())
  const second = stage.kit.actions.signMessage({ message: 'second' })
  const both = Promise.allSettled([signing, second])
  await vi.waitFor(() => expect(waitingIn(stage)).toHaveLength(2))
  await stage.peer.disconnect()
  const ended = { status: 'rejected', reason: { code: 'WALLET_DISCONNECTED' } }
  expect(await both).toMatchObject([ended, ended])
  expect(waitingIn(stage)).toEqual([])
  await vi.waitFor(() => expect(stage.status()).toBe('disconnected'))
})

test('error: an answer that comes after the wallet disconnected is no answer', async () => {
  const stage = await network.open()
  await stage.pair()
  stage.peer.programDelivery('personal_sign', answerAfterDisconnect())
  await expect(stage.kit.actions.signMessage({ message: 'late' })).rejects.toMatchObject({
    code: 'WALLET_DISCONNECTED',
  })
  await vi.waitFor(() => expect(stage.status()).toBe('disconnected'))
})

test('error: a wallet that approves nothing connects nothing, and the next one connects', async () => {
  const stage = await network.open()
  const broken = vi.fn()
  process.on('unhandledRejection', broken)
  onTestFinished(() => void process.off('unhandledRejection', broken))
  stage.peer.programProposal(approveNothing())
  const connecting = stage.connect()
  await stage.peer.pair(await stage.uri())
  await expect(connecting).rejects.toMatchObject({ code: 'CONNECTION_NO_ACCOUNTS' })
  expect(stage.status()).toBe('disconnected')
  await stage.pair()
  expect(await stage.kit.actions.signMessage({ message: 'hello' })).toMatchObject(signature)
  expect(broken).not.toHaveBeenCalled()
})

test('behavior: events outside of what the session allows change nothing and break nothing', async () => {
  const stage = await network.open()
  stage.peer.programProposal(approveChains([1]))
  await stage.pair()
  const broken = vi.fn()
  process.on('unhandledRejection', broken)
  onTestFinished(() => void process.off('unhandledRejection', broken))
  const stranger = '0x000000000000000000000000000000000000dEaD'
  await stage.peer.emit({ name: 'chainChanged', data: 8453, chainId: 8453 })
  await stage.peer.emit({ name: 'chainChanged', data: '0x2105', chainId: 1 })
  await stage.peer.emit({ name: 'chainChanged', data: null, chainId: 1 })
  await stage.peer.emit({ name: 'accountsChanged', data: [`eip155:1:${stranger}`], chainId: 1 })
  await stage.peer.emit({ name: 'accountsChanged', data: [{ not: 'text' }], chainId: 1 })
  await stage.peer.emit({ name: 'somethingElse', data: {}, chainId: 1 })
  expect(await stage.kit.actions.signMessage({ message: 'hello' })).toMatchObject(signature)
  expect(stage.kit.controllers.network.getActive().id).toBe(1)
  expect(stage.kit.controllers.account.get('eip155').address).toBe(stage.peer.account)
  expect(broken).not.toHaveBeenCalled()
})

test('behavior: a transaction that the wallet sends is mined', async () => {
  const stage = await network.open()
  await stage.pair()
  const [mainnet] = network.localnet.chains
  const client = createPublicClient({ transport: http(mainnet?.rpcUrl), pollingInterval: 50 })
  const to = '0x000000000000000000000000000000000000c1ea'
  const value = parseEther('0.25')
  const transaction = { from: stage.peer.account, to, value: `0x${value.toString(16)}` }
  const hash = (await stage.request('eth_sendTransaction', [transaction])) as Hex
  expect(await client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success', to })
  expect(await client.getBalance({ address: to })).toBe(value)
})
