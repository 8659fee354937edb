import { type Localnet, startLocalnet } from '@cleat/localnet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pairWithApp } from '../../test/pairWithApp.ts'
import { startTestRelay, type TestRelay } from '../../test/startTestRelay.ts'
import { createQuestionQueue } from '../createQuestionQueue.ts'
import type { ProposalBehaviour } from '../proposalBehaviour.ts'
import { approveAfterExpiry } from './approveAfterExpiry.ts'
import { approveChains } from './approveChains.ts'
import { approveMethods } from './approveMethods.ts'
import { approveNothing } from './approveNothing.ts'
import { approveTwice } from './approveTwice.ts'
import { declineProposal } from './declineProposal.ts'
import { delayProposal } from './delayProposal.ts'
import { disconnectAfterSettle } from './disconnectAfterSettle.ts'
import { neverAnswerProposal } from './neverAnswerProposal.ts'
import { settleMalformedAccounts } from './settleMalformedAccounts.ts'

let localnet: Localnet
let relay: TestRelay

beforeAll(async () => {
  ;[localnet, relay] = await Promise.all([startLocalnet(), startTestRelay()])
})

afterAll(() => Promise.all([localnet.stop(), relay.stop()]))

async function programmed(behaviour: ProposalBehaviour) {
  const pair = await pairWithApp({ relayUrl: relay.url, chains: localnet.chains })
  pair.peer.programProposal(behaviour)
  return pair
}

const eip155 = (session: Awaited<ReturnType<Awaited<ReturnType<typeof programmed>>['connect']>>) =>
  session?.namespaces.eip155

test('approveChains', async () => {
  const { connect, peer, request } = await programmed(approveChains([8453]))
  const session = await connect()
  expect(eip155(session)).toMatchObject({
    chains: ['eip155:8453'],
    accounts: [`eip155:8453:${peer.account}`],
  })
  expect(await request('personal_sign', ['0x00', peer.account], 8453)).toMatch(/^0x/)
})

test('approveMethods', async () => {
  const { connect } = await programmed(approveMethods(['personal_sign']))
  expect(eip155(await connect())?.methods).toEqual(['personal_sign'])
})

test('approveNothing', async () => {
  const { connect, peer } = await programmed(approveNothing())
  expect(eip155(await connect())).toMatchObject({ accounts: [], methods: [], events: [] })
  expect(peer.sessions).toEqual([])
})

test('approveTwice', async () => {
  const { connect, peer, app } = await programmed(approveTwice())
  const session = await connect()
  expect(session?.topic).toBe(peer.sessions[0]?.topic)
  const answers: unknown[] = []
  app.client.core.relayer.on('relayer_message', (message: unknown) => answers.push(message))
  await expect.poll(() => answers.length).toBeGreaterThan(0)
  expect(app.session?.topic).toBe(session?.topic)
})

test('approveAfterExpiry', async () => {
  const waited: number[] = []
  let expire = () => {}
  const expired = new Promise<void>((resolve) => {
    expire = resolve
  })
  const { connect, peer } = await programmed(
    approveAfterExpiry({
      wait: (time) => {
        waited.push(time)
        return expired
      },
    }),
  )
  const connecting = connect()
  await expect.poll(() => waited).toHaveLength(1)
  expect(waited[0]).toBe(peer.proposals[0]?.expiresAt)
  expect(waited[0]).toBeGreaterThan(Date.now())
  expire()
  expect(eip155(await connecting)?.chains).toEqual(['eip155:1', 'eip155:8453'])
})

test('declineProposal', async () => {
  const { connect } = await programmed(declineProposal())
  await expect(connect()).rejects.toMatchObject({ code: 5000, message: 'User rejected.' })
  const other = await programmed(declineProposal({ code: 5002, message: 'No such methods.' }))
  await expect(other.connect()).rejects.toMatchObject({ code: 5002, message: 'No such methods.' })
})

test('neverAnswerProposal', async () => {
  const { connect, peer, app } = await programmed(neverAnswerProposal())
  void connect().catch(() => {})
  await expect.poll(() => peer.proposals).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(peer.proposals).toHaveLength(1)
  expect(app.session).toBeUndefined()
})

test('delayProposal', async () => {
  const { connect } = await programmed(delayProposal(300))
  const start = performance.now()
  await connect()
  expect(performance.now() - start).toBeGreaterThan(299)
  const other = await programmed(delayProposal(1, declineProposal()))
  await expect(other.connect()).rejects.toMatchObject({ code: 5000 })
})

test('disconnectAfterSettle', async () => {
  const { connect, events, app } = await programmed(disconnectAfterSettle())
  await connect().catch(() => {})
  await expect.poll(() => events.map(([name]) => name)).toContain('session_delete')
  expect(app.session).toBeUndefined()
})

test('settleMalformedAccounts', async () => {
  const { connect } = await programmed(settleMalformedAccounts())
  expect(eip155(await connect())?.accounts).toEqual(['eip155:1:0xf39Fd6e51aad', 'eip155:1:nobody'])
  const accounts = ['eip155:1:0x']
  const other = await programmed(settleMalformedAccounts(accounts))
  expect(eip155(await other.connect())?.accounts).toEqual(accounts)
})

test('settleMalformedAccounts, so bad that the client of the app refuses them', async () => {
  const { connect, app } = await programmed(settleMalformedAccounts(['nobody']))
  const messages: unknown[] = []
  app.client.core.relayer.on('relayer_message', (message: unknown) => messages.push(message))
  void connect()
  await expect.poll(() => messages.length).toBeGreaterThan(1)
  expect(app.session).toBeUndefined()
})

test('behavior: only the next proposals, then the wallet is itself again', async () => {
  const questions = createQuestionQueue()
  const { peer, connect } = await pairWithApp({
    ...{ relayUrl: relay.url, chains: localnet.chains, approve: questions.ask },
  })
  peer.programProposal(declineProposal(), { times: 2 })
  await expect(connect()).rejects.toMatchObject({ code: 5000 })
  await expect(connect()).rejects.toMatchObject({ code: 5000 })
  const connecting = connect()
  await questions.approveNext()
  expect(eip155(await connecting)?.chains).toHaveLength(2)
})
