import { type Localnet, startLocalnet } from '@cleat/localnet'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerGarbage } from '../behaviours/answerGarbage.ts'
import { approveRequest } from '../behaviours/approveRequest.ts'
import { rejectRequest } from '../behaviours/rejectRequest.ts'
import { memoryStorage } from '../test/memoryStorage.ts'
import { type PairWithAppParameters, pairWithApp } from '../test/pairWithApp.ts'
import { startTestRelay, type TestRelay } from '../test/startTestRelay.ts'
import { approveNamespaces } from './behaviours/approveNamespaces.ts'
import { createQuestionQueue } from './createQuestionQueue.ts'
import { createWalletConnectPeer } from './createWalletConnectPeer.ts'
import type { WalletConnectPeer } from './walletConnectPeer.ts'

let localnet: Localnet
let relay: TestRelay

beforeAll(async () => {
  ;[localnet, relay] = await Promise.all([
    startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }] }),
    startTestRelay(),
  ])
})

afterAll(() => Promise.all([localnet.stop(), relay.stop()]))

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const regtest = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const families = {
  solana: { chains: [{ id: solana, name: 'Solana' }] },
  bitcoin: {
    chains: [
      { id: bitcoin, name: 'Bitcoin' },
      { id: regtest, name: 'Bitcoin here' },
    ],
  },
}
const others = [solana, bitcoin, regtest]

const setUp = (parameters: Partial<PairWithAppParameters> = {}) =>
  pairWithApp({ relayUrl: relay.url, chains: localnet.chains, ...families, ...parameters })

async function connected(parameters: Partial<PairWithAppParameters> = {}) {
  const pair = await setUp(parameters)
  const session = await pair.connect({ chains: [1], others })
  return { ...pair, session }
}

/** The accounts of a namespace on a network of the wallet. */
function accountsOf(peer: WalletConnectPeer, id: string): readonly string[] {
  const networks = peer.families.flatMap((family) => family.networks)
  return networks.find((network) => network.id === id)?.accounts ?? []
}

test('default', async () => {
  const { session, peer, request, app, errors } = await connected()
  const [address = ''] = accountsOf(peer, solana)
  expect(session?.namespaces.solana).toMatchObject({
    chains: [solana],
    accounts: [`${solana}:${address}`],
    events: ['accountsChanged', 'chainChanged'],
  })
  expect(session?.namespaces.bip122).toEqual({
    chains: [bitcoin, regtest],
    accounts: [bitcoin, regtest].map((id) => `${id}:${accountsOf(peer, id)[0]}`),
    methods: ['getAccountAddresses', 'signMessage', 'signPsbt', 'sendTransfer'],
    events: ['bip122_addressesChanged'],
  })
  const told = JSON.parse(app.session?.sessionProperties?.bip122_getAccountAddresses ?? '[]')
  expect(told).toHaveLength(4)
  expect(peer.sessions[0]?.families.bip122?.chains).toEqual([bitcoin, regtest])
  const message = base58.encode(new TextEncoder().encode('Ahoy'))
  const answer = await request('solana_signMessage', { message, pubkey: address }, solana)
  const { signature } = answer as { signature: string }
  const [signed, bytes, key] = [signature, message, address].map((text) => base58.decode(text))
  expect(ed25519.verify(signed!, bytes!, key!)).toBe(true)
  const account = accountsOf(peer, regtest)[0]
  expect(await request('getAccountAddresses', { account }, regtest)).toMatchObject([
    { address: account },
    { intention: 'ordinal' },
  ])
  expect(peer.requests.map(({ method, outcome }) => [method, outcome])).toEqual([
    ['solana_signMessage', 'answered'],
    ['getAccountAddresses', 'answered'],
  ])
  expect(errors).toEqual([])
})

test('parameters: approve, asked for every family', async () => {
  const questions = createQuestionQueue()
  const { peer, connect, request } = await setUp({ approve: questions.ask })
  const connecting = connect({ chains: [1], others: [solana, regtest, 'solana:none'] })
  const [, second = ''] = accountsOf(peer, solana)
  const question = await questions.next()
  expect(question).toMatchObject({
    kind: 'session',
    unknownChains: ['solana:none'],
    families: [
      { namespace: 'solana', networks: [{ name: 'Solana' }], accounts: accountsOf(peer, solana) },
      { namespace: 'bip122', selected: [accountsOf(peer, regtest)[0]] },
    ],
  })
  const answer = { approved: true, accounts: [second], namespaces: ['solana'] } as const
  questions.answer(question.id, answer)
  const session = await connecting
  expect(Object.keys(session?.namespaces ?? {})).toEqual(['solana'])
  expect(session?.namespaces.solana?.accounts).toEqual([`${solana}:${second}`])
  expect(peer.sessions).toMatchObject([{ chains: [], accounts: [] }])
  const sign = () => request('solana_signMessage', { message: '2g', pubkey: second }, solana)
  const rejected = expect(sign()).rejects.toMatchObject({ code: 4001 })
  expect(await questions.rejectNext()).toMatchObject({
    ...{ kind: 'signSolanaMessage', message: 'a', method: 'solana_signMessage' },
    ...{ origin: 'https://app.example', session: { topic: session?.topic } },
  })
  await rejected
  const signing = sign()
  await questions.approveNext()
  expect(await signing).toHaveProperty('signature')
})

test('behavior: what the wallet can be told works in every family', async () => {
  const asked: string[] = []
  const approve = async ({ kind }: { kind: string }) => {
    asked.push(kind)
    return { approved: kind === 'session' }
  }
  const { peer, request } = await connected({ approve })
  const account = accountsOf(peer, bitcoin)[0]
  const sign = () => request('signMessage', { account, message: 'Ahoy' }, bitcoin)
  peer.program('signMessage', rejectRequest({ code: 5000, message: 'No.' }))
  peer.program('signMessage', answerGarbage({ signature: 'zz' }))
  peer.program('signMessage', approveRequest())
  peer.program('signMessage', async ({ proceed }) => {
    const answer = (await proceed({ approve: true })) as { signature: string }
    return { ...answer, signature: `00${answer.signature.slice(2)}` }
  })
  await expect(sign()).rejects.toMatchObject({ code: 5000 })
  expect(await sign()).toEqual({ signature: 'zz' })
  const honest = (await sign()) as { signature: string }
  expect(await sign()).toEqual({ ...honest, signature: `00${honest.signature.slice(2)}` })
  expect(asked).toEqual(['session'])
  await expect(sign()).rejects.toMatchObject({ code: 4001 })
})

test('behavior: the user goes to another account, and takes accounts away', async () => {
  const { peer, app, events } = await connected()
  const heard: unknown[] = []
  app.client.on('session_event', ({ params }) => {
    if (params.event.name === 'bip122_addressesChanged') heard.push(params.chainId)
  })
  const [first = '', second = '', third = ''] = accountsOf(peer, solana)
  await peer.switchAccount(second)
  await expect.poll(() => events).toContainEqual(['accountsChanged', [second, first]])
  await expect.poll(() => heard).toEqual([bitcoin, regtest])
  const [, other = ''] = accountsOf(peer, regtest)
  await peer.switchAccount(other)
  await expect.poll(() => heard).toEqual([bitcoin, regtest, bitcoin, regtest])
  const accounts = () => app.session?.namespaces.bip122?.accounts
  expect(accounts()?.[0]).toBe(`${bitcoin}:${accountsOf(peer, bitcoin)[1]}`)
  expect(peer.families.map(({ networks }) => networks[0]?.account)).toEqual([
    second,
    accountsOf(peer, bitcoin)[1],
  ])

  await peer.shareAccounts({ namespace: 'solana', accounts: [third] })
  await expect.poll(() => app.session?.namespaces.solana?.accounts).toEqual([`${solana}:${third}`])
  await peer.shareAccounts({ namespace: 'bip122', accounts: [] })
  await expect.poll(accounts).toBeUndefined()
  await peer.shareAccounts({ namespace: 'eip155', accounts: [] })
  await expect.poll(() => Object.keys(app.session?.namespaces ?? {})).toEqual(['solana'])
  await peer.emit({ name: 'accountsChanged', data: [], chainId: solana })
  await expect.poll(() => events.at(-1)).toEqual(['accountsChanged', []])
  await expect(peer.switchAccount('stranger')).rejects.toThrow('no account stranger')
})

test('behavior: an app is told its Bitcoin addresses once it is connected', async () => {
  const { peer, app, connect } = await setUp()
  const heard: unknown[] = []
  app.client.on('session_event', ({ params }) => heard.push(params.event.data))
  await connect({ chains: [], others: [regtest] })
  await expect.poll(() => heard).toMatchObject([[{ address: accountsOf(peer, regtest)[0] }, {}]])
})

test('parameters: approveNamespaces', async () => {
  const { peer, connect } = await setUp()
  peer.programProposal(approveNamespaces(['bip122']))
  const session = await connect({ chains: [1], others })
  expect(Object.keys(session?.namespaces ?? {})).toEqual(['bip122'])
})

test('parameters: storage', async () => {
  const storage = memoryStorage()
  const { peer } = await connected({ storage })
  await peer.switchAccount(accountsOf(peer, solana)[2]!)
  await peer.close()
  const again = await createWalletConnectPeer({
    ...{ relayUrl: relay.url, chains: localnet.chains, storage, ...families },
  })
  expect(again.families[0]?.networks[0]?.account).toBe(accountsOf(again, solana)[2])
  expect(again.sessions[0]?.families.solana?.accounts[0]).toContain(accountsOf(again, solana)[2])
  await again.close()
})

test('error: nothing of what is asked', async () => {
  const { connect } = await setUp({ solana: undefined, bitcoin: undefined })
  await expect(connect({ chains: [], others })).rejects.toMatchObject({ code: 5100 })
  const questions = createQuestionQueue()
  const other = await setUp({ approve: questions.ask })
  const connecting = expect(other.connect({ chains: [1], others })).rejects.toMatchObject({
    code: 5000,
  })
  questions.answer((await questions.next()).id, { approved: true, namespaces: [] })
  await connecting
})
