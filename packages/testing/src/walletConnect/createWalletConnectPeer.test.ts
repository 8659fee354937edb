import { type Localnet, startLocalnet } from '@cleat/localnet'
import {
  createPublicClient,
  type Hash,
  type Hex,
  http,
  parseEther,
  toHex,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { answerGarbage } from '../behaviours/answerGarbage.ts'
import { rejectRequest } from '../behaviours/rejectRequest.ts'
import { memoryStorage } from '../test/memoryStorage.ts'
import { type PairWithAppParameters, pairWithApp } from '../test/pairWithApp.ts'
import { startTestRelay, type TestRelay } from '../test/startTestRelay.ts'
import { createQuestionQueue } from './createQuestionQueue.ts'
import { createWalletConnectPeer } from './createWalletConnectPeer.ts'

let localnet: Localnet
let relay: TestRelay

beforeAll(async () => {
  ;[localnet, relay] = await Promise.all([startLocalnet(), startTestRelay()])
})

afterAll(() => Promise.all([localnet.stop(), relay.stop()]))

const setUp = (parameters: Partial<PairWithAppParameters> = {}) =>
  pairWithApp({ relayUrl: relay.url, chains: localnet.chains, ...parameters })

async function connected(parameters: Partial<PairWithAppParameters> = {}) {
  const pair = await setUp(parameters)
  await pair.connect()
  return pair
}

test('default', async () => {
  const { peer, connect, request, errors } = await setUp()
  const session = await connect()
  expect(session?.namespaces.eip155).toMatchObject({
    chains: ['eip155:1', 'eip155:8453'],
    accounts: [`eip155:1:${peer.account}`, `eip155:8453:${peer.account}`],
    events: ['chainChanged', 'accountsChanged'],
  })
  expect(session?.namespaces.eip155?.methods).toContain('personal_sign')
  expect(session?.namespaces.eip155?.methods).not.toContain('eth_sign')
  expect(peer.sessions).toMatchObject([
    {
      topic: session?.topic,
      app: { name: 'Test App', url: 'https://app.example' },
      chains: [1, 8453],
    },
  ])
  expect(peer.relay).toBe('connected')
  const signature = (await request('personal_sign', [toHex('hello'), peer.account])) as Hex
  expect(await verifyMessage({ address: peer.account, message: 'hello', signature })).toBe(true)
  expect(peer.requests).toMatchObject([{ method: 'personal_sign', outcome: 'answered' }])
  expect(errors).toEqual([])
})

test('behavior: signs typed data', async () => {
  const { peer, request } = await connected()
  const typedData = {
    domain: { name: 'App', version: '1', chainId: 8453 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hello' },
  } as const
  const params = [peer.account, JSON.stringify(typedData)]
  const signature = (await request('eth_signTypedData_v4', params, 8453)) as Hex
  expect(await verifyTypedData({ ...typedData, address: peer.account, signature })).toBe(true)
  await expect(request('eth_signTypedData_v4', params, 1)).rejects.toMatchObject({ code: -32602 })
})

test('behavior: sends batches, and knows them in later requests', async () => {
  const { peer, request } = await connected({ batches: {} })
  const calls = [
    { to: peer.accounts[1], value: '0x1' },
    { to: peer.accounts[2], value: '0x2' },
  ]
  const batch = { version: '2.0.0', from: peer.account, chainId: '0x2105', calls }
  const send = (atomicRequired: boolean) =>
    request('wallet_sendCalls', [{ ...batch, atomicRequired }], 8453)
  await expect(send(true)).rejects.toMatchObject({ code: 5760 })
  const { id } = (await send(false)) as { id: string }
  const status = () => request('wallet_getCallsStatus', [id], 8453)
  await expect.poll(status).toMatchObject({ id, status: 200, chainId: '0x2105' })
})

test('behavior: sends on the chain that the app names, two at once', async () => {
  const { peer, request } = await connected()
  const chain = localnet.chains.find(({ id }) => id === 8453)?.chain
  const client = createPublicClient({ chain: chain!, transport: http(), pollingInterval: 20 })
  const to = '0x00000000000000000000000000000000000A11CE'
  const transaction = { from: peer.account, to, value: toHex(parseEther('1')) }
  const hashes = await Promise.all([
    request('eth_sendTransaction', [transaction], 8453),
    request('eth_sendTransaction', [transaction], 8453),
  ])
  for (const hash of hashes as Hash[]) {
    expect(await client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
  }
  expect(await client.getBalance({ address: to })).toBe(parseEther('2'))
})

test('behavior: the user goes to another network and account', async () => {
  const { peer, app, events, request } = await connected()
  const [, second] = peer.accounts
  await peer.switchChain(42161)
  await expect.poll(() => events).toContainEqual(['chainChanged', '42161'])
  await peer.switchAccount(second!)
  await expect.poll(() => events).toContainEqual(['accountsChanged', [second, peer.accounts[0]]])
  expect(peer).toMatchObject({ account: second, chainId: 42161 })
  expect(app.session?.namespaces.eip155?.chains).toEqual([
    'eip155:42161',
    'eip155:1',
    'eip155:8453',
  ])
  expect(await request('personal_sign', ['0x00', second], 42161)).toMatch(/^0x/)
  await expect(peer.switchChain(5)).rejects.toThrow('does not know chain 5')
})

test('behavior: the app goes to a network that it has not, and to one that nobody has', async () => {
  const { peer, app, request } = await connected()
  await request('wallet_switchEthereumChain', [{ chainId: toHex(42161) }])
  expect(peer.chainId).toBe(42161)
  expect(app.session?.namespaces.eip155?.chains).toContain('eip155:42161')
  const unknown = [{ chainId: '0x5' }]
  await expect(request('wallet_switchEthereumChain', unknown)).rejects.toMatchObject({ code: 4902 })
  const chain = { chainId: '0x5', chainName: 'Five', rpcUrls: [localnet.chains[0]!.rpcUrl] }
  await expect(request('wallet_addEthereumChain', [chain])).rejects.toMatchObject({ code: -32602 })
})

test('behavior: the wallet ends the session', async () => {
  const { peer, app, events } = await connected()
  await peer.disconnect()
  await expect.poll(() => events.map(([name]) => name)).toContain('session_delete')
  expect(peer.sessions).toEqual([])
  expect(app.session).toBeUndefined()
})

test('behavior: the app ends the session', async () => {
  const { peer, app } = await connected()
  await app.disconnect()
  await expect.poll(() => peer.sessions).toEqual([])
})

test('parameters: approve, asked what the app wants', async () => {
  const questions = createQuestionQueue()
  const { peer, connect, request } = await setUp({ approve: questions.ask })
  const connecting = connect({ chains: [1, 5] })
  const question = await questions.next()
  expect(question).toMatchObject({
    ...{ kind: 'session', selected: [peer.account], accounts: peer.accounts },
    chains: [{ id: 1, name: 'Ethereum' }],
    unknownChains: ['eip155:5'],
    proposal: { app: { name: 'Test App' } },
  })
  expect(peer.proposals).toHaveLength(1)
  questions.answer(question.id, { approved: true, accounts: [peer.accounts[2]!] })
  expect((await connecting)?.namespaces.eip155?.accounts).toEqual([`eip155:1:${peer.accounts[2]}`])
  expect(peer.proposals).toEqual([])
  const signing = request('personal_sign', [toHex('hi'), peer.accounts[2]])
  const asked = await questions.approveNext()
  expect(asked).toMatchObject({
    ...{ kind: 'signMessage', message: 'hi', origin: 'https://app.example' },
    session: { topic: peer.sessions[0]?.topic },
  })
  expect(await signing).toMatch(/^0x/)
  await expect(request('personal_sign', [toHex('hi'), peer.account])).rejects.toMatchObject({
    code: 4100,
  })
})

test('behavior: the user says no', async () => {
  const { connect } = await setUp({ approve: async () => ({ approved: false }) })
  await expect(connect()).rejects.toMatchObject({ code: 5000, message: 'User rejected.' })
  const approve = async ({ kind }: { kind: string }) => ({ approved: kind === 'session' })
  const { peer, request } = await connected({ approve })
  await expect(request('personal_sign', ['0x00', peer.account])).rejects.toMatchObject({
    code: 4001,
  })
})

test('behavior: an open question is withdrawn when the app goes', async () => {
  const questions = createQuestionQueue()
  const { peer, app, connect, request } = await setUp({ approve: questions.ask })
  const connecting = connect()
  await questions.approveNext()
  await connecting
  request('personal_sign', ['0x00', peer.account]).catch(() => {})
  await questions.next()
  await app.disconnect()
  await expect.poll(() => questions.pending).toEqual([])
})

test('behavior: what the dev wallet can be told works here', async () => {
  const { peer, request } = await connected()
  peer.program('personal_sign', rejectRequest({ code: 5000, message: 'No.' }))
  peer.program('personal_sign', answerGarbage({ not: 'a signature' }), { times: 2 })
  const sign = () => request('personal_sign', ['0x00', peer.account])
  await expect(sign()).rejects.toMatchObject({ code: 5000, message: 'No.' })
  expect(await sign()).toEqual({ not: 'a signature' })
  expect(await sign()).toEqual({ not: 'a signature' })
  expect(await sign()).toMatch(/^0x/)
})

test('parameters: storage', async () => {
  const storage = memoryStorage()
  const { peer, request } = await connected({ storage })
  const { account } = peer
  const [session] = peer.sessions
  await peer.switchChain(8453)
  await peer.close()
  const again = await createWalletConnectPeer({
    ...{ relayUrl: relay.url, chains: localnet.chains, storage },
  })
  expect(again).toMatchObject({ chainId: 8453, sessions: [{ topic: session?.topic }] })
  expect(await request('personal_sign', ['0x00', account])).toMatch(/^0x/)
  await again.close()
})

test('parameters: storage, with questions open', async () => {
  const storage = memoryStorage()
  const first = createQuestionQueue()
  const { peer, connect, request } = await setUp({ storage, approve: first.ask })
  const connecting = connect()
  await first.approveNext()
  await connecting
  const signing = ['0x01', '0x02'].map((text) => request('personal_sign', [text, peer.account]))
  await expect.poll(() => first.pending).toHaveLength(2)
  await peer.close()
  const second = createQuestionQueue()
  const again = await createWalletConnectPeer({
    ...{ relayUrl: relay.url, chains: localnet.chains, storage, approve: second.ask },
  })
  onTestFinished(() => again.close())
  expect(second.pending).toMatchObject([{ bytes: '0x01' }, { bytes: '0x02' }])
  await second.approveNext()
  await second.approveNext()
  expect(await Promise.all(signing)).toEqual([
    expect.stringMatching(/^0x[0-9a-f]{130}$/),
    expect.stringMatching(/^0x[0-9a-f]{130}$/),
  ])
})

test('behavior: the relay goes and comes back', async () => {
  const own = await startTestRelay()
  const port = Number(new URL(own.url).port)
  const { peer, request } = await connected({ relayUrl: own.url })
  await own.stop()
  await expect.poll(() => peer.relay, { timeout: 10_000 }).toBe('away')
  const back = await startTestRelay({ port })
  await expect.poll(() => peer.relay, { timeout: 15_000 }).toBe('connected')
  expect(await request('personal_sign', ['0x00', peer.account])).toMatch(/^0x/)
  await back.stop()
}, 40_000)

test('behavior: what waits is asked once, also in the first second', async () => {
  const questions = createQuestionQueue()
  const { peer, connect, request } = await setUp({ approve: questions.ask })
  const connecting = connect()
  await questions.approveNext()
  await connecting
  const signing = request('personal_sign', ['0x00', peer.account])
  await questions.next()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(questions.pending).toHaveLength(1)
  await questions.approveNext()
  expect(await signing).toMatch(/^0x/)
  expect(peer.requests).toHaveLength(1)
})

test('error: a chain that the wallet does not know', async () => {
  const { connect } = await setUp()
  await expect(connect({ chains: [5] })).rejects.toMatchObject({ code: 5100 })
})

test('error: no link at all', async () => {
  const { peer } = await setUp()
  await expect(peer.pair('wc:nonsense')).rejects.toThrow()
  expect(peer.sessions).toEqual([])
})

test('error: no keys', async () => {
  await expect(setUp({ privateKeys: [] })).rejects.toThrow('A wallet needs an account')
})
