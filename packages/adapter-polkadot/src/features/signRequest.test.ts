import { answerGarbage } from '@cleat/testing'
import { createPolkadotWallet } from '@cleat/testing/polkadot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startAdapter } from '../test/createHarness.ts'
import type { PolkadotProvider } from './createProvider.ts'

const wallet = createPolkadotWallet({ name: 'talisman' })
const address = wallet.accounts[0]?.address ?? ''
const genesisHash = '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3'
const payload = {
  ...{ address, genesisHash, method: '0x0a0300', blockHash: genesisHash, era: '0x00' },
  ...{ nonce: '0x00', tip: '0x00', specVersion: '0x01', transactionVersion: '0x01', version: 4 },
  signedExtensions: ['CheckGenesis', 'CheckMortality', 'CheckNonce'],
}
const raw = { address, data: '0x48656c6c6f', type: 'bytes' } as const
let harness = startAdapter()

beforeEach(async () => {
  localStorage.clear()
  harness.stop()
  wallet.inject()
  harness = startAdapter()
  await harness.connect(wallet)
})

afterEach(() => harness.stop())

/** The kit's provider on a pipeline without stages. */
function provider(): PolkadotProvider {
  const { features } = harness.adapter
  const submit = async (request: { method: string; params?: unknown }) =>
    features['provider:request']?.(request)
  return features['provider:create']?.({ submit }) as PolkadotProvider
}

test('default: the provider signs bytes and transactions', async () => {
  const { signer, signRaw, signPayload, accounts } = provider()
  expect(accounts).toEqual(harness.adapter.getConnection()?.accounts)
  const { signature } = await signRaw(raw)
  const verify = harness.adapter.features['message:verify']
  const own = accounts[0]?.address ?? ''
  expect(await verify?.({ message: 'Hello', address: own, signature })).toBe(true)
  expect((await signer.signPayload(payload)).signature).toMatch(/^0x01[0-9a-f]{128}$/)
  const whole = await signPayload({ ...payload, withSignedTransaction: true })
  expect(whole.signedTransaction).toMatch(/^0x[0-9a-f]+$/)
})

test('behavior: without a library there is no signer for polkadot-api', () => {
  expect(provider().getPolkadotSigner).toBeUndefined()
})

test.each([
  ['another account', { address: '5DAAnrj7VHTznn2AWBemMuyBwZWs6FNFjdyVXUeYum3PTXFy' }],
  ['no account', { address: undefined }],
  ['a list of accounts', { address: [address] }],
])('error: REQUEST_ACCOUNT_CHANGED for %s', async (_, change) => {
  const asked = wallet.questions.length
  await expect(provider().signRaw({ ...raw, ...change } as never)).rejects.toMatchObject({
    code: 'REQUEST_ACCOUNT_CHANGED',
  })
  expect(wallet.questions).toHaveLength(asked)
})

test.each([`0x${'45'.repeat(32)}`, '', undefined, 7])(
  'error: REQUEST_NETWORK_CHANGED for a transaction of the chain %j',
  async (hash) => {
    const asked = wallet.questions.length
    const request = provider().signPayload({ ...payload, genesisHash: hash as string })
    await expect(request).rejects.toMatchObject({ code: 'REQUEST_NETWORK_CHANGED' })
    expect(wallet.questions).toHaveLength(asked)
  },
)

test.each([
  ['undefined', undefined],
  ['a signature alone', `0x${'00'.repeat(64)}`],
  ['no signature', { id: 1 }],
  ['63 bytes', { signature: `0x${'00'.repeat(63)}` }],
  ['67 bytes', { signature: `0x${'00'.repeat(67)}` }],
  ['half a byte', { signature: `0x${'0'.repeat(129)}` }],
  ['no 0x', { signature: '00'.repeat(64) }],
  ['bytes', { signature: new Uint8Array(64) }],
  ['a broken transaction', { signature: `0x${'00'.repeat(64)}`, signedTransaction: {} }],
  [
    'what cannot be read',
    {
      get signature() {
        throw new Error('Boom')
      },
    },
  ],
])('error: WALLET_BAD_ANSWER for %s', async (_, answer) => {
  wallet.program('signRaw', answerGarbage(answer))
  await expect(provider().signRaw(raw)).rejects.toMatchObject({
    code: 'WALLET_BAD_ANSWER',
    context: { wallet: 'Talisman', method: 'signRaw' },
  })
})

test('behavior: a whole transaction as bytes is passed on as text, and nothing unknown is', async () => {
  const signature = `0x${'00'.repeat(64)}`
  const answer = { id: 3, signature, signedTransaction: Uint8Array.of(1, 2), other: 'thing' }
  wallet.program('signPayload', answerGarbage(answer))
  expect(await provider().signPayload(payload)).toEqual({
    ...{ id: 3, signature, signedTransaction: '0x0102' },
  })
})

test('error: WALLET_METHOD_UNSUPPORTED for anything else', async () => {
  const request = harness.adapter.features['provider:request']?.({ method: 'eth_sign' })
  await expect(request).rejects.toMatchObject({
    code: 'WALLET_METHOD_UNSUPPORTED',
    context: { wallet: 'Talisman', method: 'eth_sign' },
  })
})
