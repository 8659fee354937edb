import { CleatError, checkNetworks } from '@cleat/core/adapter'
import { kusama, polkadot } from '@cleat/core/networks'
import { decodeSs58 } from '@cleat/signatures/polkadot'
import { answerGarbage } from '@cleat/testing'
import { createPolkadotWallet } from '@cleat/testing/polkadot'
import { bytesToHex } from '@noble/hashes/utils.js'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startAdapter } from '../test/createHarness.ts'
import type { TransactionLibrary } from './transactionLibrary.ts'

const to = '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3'
const networks = checkNetworks({ networks: [polkadot, kusama] })
const wallet = createPolkadotWallet({ name: 'talisman' })
let sent: Parameters<TransactionLibrary['sendTransfer']>[0][] = []
let failure: unknown
let harness = startAdapter()

const transactions: TransactionLibrary = {
  async sendTransfer(parameters) {
    sent.push(parameters)
    if (failure) throw failure
    return { hash: '0x12' }
  },
  createSigner: () => {
    throw new Error('Not wanted')
  },
}

beforeEach(async () => {
  localStorage.clear()
  sent = []
  failure = undefined
  wallet.inject()
  harness = startAdapter({ transactions })
  await harness.connect(wallet)
})

afterEach(() => harness.stop())

function send(change: { to?: string; value?: bigint; network?: (typeof networks)[number] } = {}) {
  const address = harness.adapter.getConnection()?.accounts[0].address ?? ''
  const request = { to, value: 5n, address, network: networks[0], ...change }
  return harness.adapter.features['transfer:send']?.(request)
}

test('default', async () => {
  expect(await send()).toEqual({ hash: '0x12' })
  expect(sent).toMatchObject([
    {
      ...{ to, value: 5n, genesis: '91b171bb158e2d3848fa23a9f1c25182' },
      rpcUrls: ['https://rpc.polkadot.io'],
    },
  ])
})

test('error: REQUEST_NETWORK_CHANGED where the visitor is on another network', async () => {
  await expect(send({ network: networks[1] as never })).rejects.toMatchObject({
    code: 'REQUEST_NETWORK_CHANGED',
  })
  expect(sent).toEqual([])
})

test.each(['', to.slice(0, -1), '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'])(
  'error: %j receives nothing',
  async (receiver) => {
    await expect(send({ to: receiver })).rejects.toMatchObject({ code: 'CAIP_ADDRESS_INVALID' })
    expect(sent).toEqual([])
  },
)

test('behavior: a transaction that the wallet returns whole is taken if it is the one that was asked for', async () => {
  await send()
  const [asked] = sent
  const payload = {
    ...{ address: asked?.address ?? '', method: '0x0503', withSignedTransaction: true },
    genesisHash: `0x91b171bb158e2d3848fa23a9f1c25182${'0'.repeat(32)}`,
    ...{ era: '0x00', nonce: '0x00000001', tip: '0x00' },
    signedExtensions: ['CheckMortality', 'CheckNonce', 'ChargeTransactionPayment'],
  }
  const accountId = bytesToHex(decodeSs58(payload.address)?.accountId ?? new Uint8Array())
  const signature = `0x01${'ab'.repeat(64)}`
  const write = (call: string) => {
    const body = `8400${accountId}${signature.slice(2)}000400${call}`
    const size = ((body.length / 2) << 2) | 1
    return `0x${[size & 0xff, size >> 8].map((byte) => byte.toString(16).padStart(2, '0')).join('')}${body}`
  }
  const answer = (call: string) =>
    answerGarbage({ id: 1, signature, signedTransaction: write(call) })

  wallet.program('signPayload', answer('0503'))
  await expect(asked?.signer.signPayload(payload)).resolves.toMatchObject({
    signedTransaction: write('0503'),
  })
  wallet.program('signPayload', answer('0504'))
  await expect(asked?.signer.signPayload(payload)).rejects.toMatchObject({
    code: 'WALLET_BAD_ANSWER',
  })
})

test.each([0n, -1n])('error: %d is no amount', async (value) => {
  await expect(send({ value })).rejects.toMatchObject({ code: 'NETWORK_RPC_FAILED' })
  expect(sent).toEqual([])
})

test('error: the reason of the library comes along, an error of ours as it is', async () => {
  failure = new Error('The network was not reached in time')
  await expect(send()).rejects.toMatchObject({
    code: 'NETWORK_RPC_FAILED',
    details: 'The network was not reached in time',
  })
  failure = new CleatError('REQUEST_USER_REJECTED', {
    context: { wallet: 'Talisman', method: 'signPayload' },
  })
  await expect(send()).rejects.toBe(failure)
})
