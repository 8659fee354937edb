import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import type { ResolvedName, TransferAdapter } from '../../../contract/transfers/transferAdapter.ts'
import { createDeferred } from '../../../test/createDeferred.ts'
import { createFakeChain } from '../../../test/createFakeChain.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import {
  createCoin,
  createTestSend,
  payer,
  receiver,
  type TestSend,
} from '../../../test/createTestSend.ts'
import { baseId, mainnetId, solanaId } from '../../../test/networks.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = (parts: Partial<TransferAdapter> = {}): Promise<TestSend> =>
  createTestSend({ chain: createFakeChain(parts) })

/** Flushes pending promises. */
const flush = () => new Promise((resolve) => setImmediate(resolve))

const vitalik: ResolvedName = {
  name: 'vitalik.eth',
  address: receiver,
  avatar: 'https://example.org/a.png',
}

test('default', async () => {
  const { send } = await start()
  send.setReceiver(receiver)
  expect(send.state.receiver).toEqual({ status: 'pending' })
  await flush()
  expect(send.state).toMatchObject({
    receiverText: receiver,
    receiverAddress: receiver,
    receiver: { status: 'success', notices: [{ type: 'first-time' }] },
  })
})

test('behavior: an emptied field asks for nobody', async () => {
  const { send } = await start()
  send.setReceiver(receiver)
  await flush()
  send.setReceiver('  ')
  await flush()
  expect(send.state).toMatchObject({ receiverAddress: undefined, receiver: { status: 'idle' } })
})

test('behavior: a name is looked up once somebody rests for half a second', async () => {
  const asked: string[] = []
  const { send } = await start({
    resolveName: async ({ name }) => {
      asked.push(name)
      return vitalik
    },
  })
  for (const text of ['vitalik.e', 'vitalik.et', 'vitalik.eth']) {
    send.setReceiver(text)
    await flush()
    vi.advanceTimersByTime(499)
    await flush()
  }
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1)
  await flush()
  expect(asked).toEqual(['vitalik.eth'])
  expect(send.state).toMatchObject({
    receiverAddress: receiver,
    receiverProfileName: 'vitalik.eth',
    receiverProfileImageUrl: 'https://example.org/a.png',
    receiver: { status: 'success' },
  })
})

test.each(['resolves', 'rejects'] as const)(
  'behavior: a later text makes the answer to an earlier one nobody’s, however it %s',
  async (how) => {
    const answer = createDeferred<ResolvedName | undefined>()
    const { send } = await start({ resolveName: () => answer.promise })
    send.setReceiver('vitalik.eth')
    await flush()
    vi.advanceTimersByTime(500)
    await flush()
    send.setReceiver(payer)
    await flush()
    if (how === 'resolves') answer.resolve(vitalik)
    else answer.reject(new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } }))
    await flush()
    expect(send.state).toMatchObject({
      receiverAddress: payer,
      receiver: { status: 'success' },
    })
    expect(send.state.receiverProfileName).toBeUndefined()
  },
)

test.each<[string, ResolvedName | undefined]>([
  ['stands for nobody', undefined],
  ['stands for nothing that could be paid', { name: 'vitalik.eth', address: '0x00' }],
])('error: nobody, where a name %s', async (_, resolved) => {
  const { send } = await start({ resolveName: async () => resolved })
  send.setReceiver('vitalik.eth')
  await flush()
  vi.advanceTimersByTime(500)
  await flush()
  expect(send.state).toMatchObject({
    receiverAddress: undefined,
    receiver: { status: 'error', reason: 'nobody' },
  })
})

test('error: failed, where nobody could be asked', async () => {
  const error = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } })
  const { send } = await start({ resolveName: () => Promise.reject(error) })
  send.setReceiver('vitalik.eth')
  await flush()
  vi.advanceTimersByTime(500)
  await flush()
  expect(send.state.receiver).toEqual({ status: 'error', reason: 'failed', error })
})

test('error: failed, with a typed error whatever was thrown', async () => {
  const { send } = await start({ resolveName: () => Promise.reject(new TypeError('Boom')) })
  send.setReceiver('vitalik.eth')
  await flush()
  vi.advanceTimersByTime(500)
  await flush()
  expect(send.state.receiver).toMatchObject({
    reason: 'failed',
    error: { code: 'NETWORK_RPC_FAILED', context: { network: 'Ethereum' } },
  })
})

test.each([
  '0x12',
  'vitalik',
  'a..eth',
  `0x${'1'.repeat(41)}`,
  'a'.repeat(1_000_000),
  `${receiver}\u200b`,
])('error: invalid, %#', async (text) => {
  const { send } = await start({ resolveName: async () => vitalik })
  send.setReceiver(text)
  await flush()
  vi.advanceTimersByTime(500)
  await flush()
  expect(send.state.receiver).toEqual({ status: 'error', reason: 'invalid' })
})

test('error: invalid, a name where the chain has none', async () => {
  const { send } = await start()
  send.setReceiver('vitalik.eth')
  await flush()
  expect(send.state.receiver).toEqual({ status: 'error', reason: 'invalid' })
})

test('behavior: a name that was typed otherwise than it is registered is shown as it is registered, and said', async () => {
  const { send } = await start({ resolveName: async () => vitalik })
  send.setReceiver('vita\u200blik.eth')
  await flush()
  vi.advanceTimersByTime(500)
  await flush()
  expect(send.state.receiverProfileName).toBe('vitalik.eth')
  expect(send.state.receiver).toMatchObject({
    notices: [{ type: 'confusing-name' }, { type: 'first-time' }],
  })
})

test('behavior: letters of another script have to be confirmed only where they look like a known name', async () => {
  const name = '\u0441\u043e\u0441\u043e.eth'
  const { send, kit } = await start({ resolveName: async () => ({ name, address: other }) })
  send.setToken(createCoin(mainnetId))
  send.setAmount(1n)
  const enter = async () => {
    send.setReceiver('')
    send.setReceiver(name)
    await flush()
    vi.advanceTimersByTime(500)
    await flush()
  }
  await enter()
  expect(send.state.receiver).toMatchObject({
    notices: [{ type: 'confusing-name' }, { type: 'first-time' }],
  })
  expect(send.validate()).toBeUndefined()
  const known = [{ namespace: 'eip155', address: receiver, name: 'coco.eth' }]
  kit.storage.set('paidReceivers', known)
  await enter()
  expect(send.state.receiver).toMatchObject({
    notices: [{ type: 'look-alike' }, { type: 'confusing-name' }, { type: 'first-time' }],
  })
  expect(send.validate()).toBe('receiver-unconfirmed')
})

test('behavior: the own account, and the contract of the token', async () => {
  const { send } = await start()
  send.setReceiver(payer.toLowerCase())
  await flush()
  expect(send.state.receiver).toMatchObject({ notices: [{ type: 'own-account' }] })

  const address = `${mainnetId}:${receiver}` as const
  send.setToken({ ...createCoin(mainnetId), address: address as never })
  send.setReceiver(receiver)
  await flush()
  expect(send.state.receiver).toMatchObject({
    notices: [{ type: 'token-contract' }, { type: 'first-time' }],
  })
  send.setAmount(1n)
  expect(send.validate()).toBe('receiver-invalid')
  send.setToken(createCoin(mainnetId))
  expect(send.state.receiver).toMatchObject({ notices: [{ type: 'first-time' }] })
})

const twin = `${receiver.slice(0, 6)}${'0'.repeat(32)}${receiver.slice(-4)}`

test('behavior: who was paid before is known, and a look-alike has to be confirmed', async () => {
  const { send, kit } = await start()
  kit.storage.set('paidReceivers', [{ namespace: 'eip155', address: receiver }])
  send.setToken(createCoin(mainnetId))
  send.setAmount(1n)
  send.setReceiver(receiver)
  await flush()
  expect(send.state.receiver).toEqual({ status: 'success', notices: [] })

  send.setReceiver(twin)
  await flush()
  expect(send.state.receiver).toEqual({
    status: 'success',
    notices: [{ type: 'look-alike', address: receiver }, { type: 'first-time' }],
  })
  expect(send.validate()).toBe('receiver-unconfirmed')
  await send.prepare()
  expect(send.state.preparing).toEqual({ status: 'idle' })
  send.confirmReceiver()
  expect(send.validate()).toBeUndefined()
  send.setReceiver(twin)
  await flush()
  expect(send.validate()).toBe('receiver-unconfirmed')
})

const other = '0x00000000000000000000000000000000000A11cE'

test.each([
  [
    'vltalik.eth',
    [{ type: 'look-alike', address: receiver, label: 'vitalik.eth', name: 'vltalik.eth' }],
  ],
  ['vitalik.eth', []],
  ['vital.eth', []],
])('behavior: %s beside vitalik.eth, who was paid before', async (name, notices) => {
  const { send, kit } = await start({ resolveName: async () => ({ name, address: other }) })
  const known = { namespace: 'eip155', address: receiver, name: 'vitalik.eth' }
  kit.storage.set('paidReceivers', [known])
  send.setToken(createCoin(mainnetId))
  send.setAmount(1n)
  send.setReceiver(name)
  await flush()
  vi.advanceTimersByTime(500)
  await flush()
  expect(send.state.receiver).toEqual({
    status: 'success',
    notices: [...notices, { type: 'first-time' }],
  })
  expect(send.validate()).toBe(notices.length > 0 ? 'receiver-unconfirmed' : undefined)
  // Another token changes nothing about the name.
  send.setToken(createCoin(mainnetId))
  expect(send.state.receiver).toMatchObject({ notices: [...notices, { type: 'first-time' }] })
})

test('behavior: the history makes known whom the account paid itself, and nobody who put themselves there', async () => {
  const { send, kit, queries, cache } = await start()
  const network = kit.controllers.network.getActive()
  const { queryKey } = queries.activity({ address: payer, network })
  const entry = (sentFrom: string, sentTo: string) => ({
    metadata: { operationType: 'send', status: 'confirmed', sentFrom, sentTo },
    transfers: [{ direction: 'out' }],
  })
  cache.answers.set(JSON.stringify(queryKey), {
    pages: [{ transactions: [entry(payer, receiver)] }, null],
  })
  send.setReceiver(twin)
  await flush()
  expect(send.state.receiver).toMatchObject({
    notices: [{ type: 'look-alike', address: receiver }, { type: 'first-time' }],
  })
  cache.answers.set(JSON.stringify(queryKey), {
    pages: [{ transactions: [entry(payer, receiver), entry(twin, twin)] }],
  })
  send.setReceiver(twin)
  await flush()
  expect(send.validate()).not.toBeUndefined()
  expect(send.state.receiver).toMatchObject({
    notices: [{ type: 'look-alike' }, { type: 'first-time' }],
  })
})

test('behavior: a payment link brings its amount and its token', async () => {
  const { send } = await start()
  send.setToken(createCoin(mainnetId))
  send.setReceiver(`ethereum:${receiver}@1?value=2000000000000000`)
  await vi.waitFor(() => expect(send.state.sendTokenAmount).toBe(2_000_000_000_000_000n))
  expect(send.state).toMatchObject({ receiverText: receiver, receiverAddress: receiver })
})

test('behavior: a link that is an address alone leaves the rest as it is', async () => {
  const { send } = await start()
  send.setToken(createCoin(mainnetId))
  send.setAmount(5n)
  send.setReceiver(`eip155:1:${receiver}`)
  await flush()
  expect(send.state).toMatchObject({ sendTokenAmount: 5n, receiverAddress: receiver })
})

test('error: link, for another network, which is named where the app has it', async () => {
  const { send } = await start()
  send.setReceiver(`ethereum:${receiver}@8453?value=1`)
  await flush()
  expect(send.state.receiver).toEqual({
    status: 'error',
    reason: 'link',
    fault: 'network',
    caipNetworkId: baseId,
  })
  send.setReceiver(`${solanaId}:7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU`)
  await flush()
  expect(send.state.receiver).toMatchObject({ fault: 'network', caipNetworkId: undefined })
  expect(send.state.sendTokenAmount).toBeUndefined()
})

test('error: link, which cannot be followed', async () => {
  const { send } = await start()
  send.setReceiver('lightning:lnbc1')
  await flush()
  expect(send.state.receiver).toEqual({ status: 'error', reason: 'link', fault: 'lightning' })
  expect(send.validate()).toBe('token')
})
