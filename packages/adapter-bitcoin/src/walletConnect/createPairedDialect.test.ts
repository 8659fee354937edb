import {
  type CaipNetwork,
  checkNetworks,
  type PairedState,
  type PairedWallet,
} from '@cleat/core/adapter'
import { createBitcoinWallet as createKeys } from '@cleat/testing/bitcoin'
import { base64, hex } from '@scure/base'
import { expect, test } from 'vitest'
import { toNetworkId } from '../base/bitcoinNetwork.ts'
import { createNetwork } from '../test/createNetwork.ts'
import { createPsbt } from '../test/createPsbt.ts'
import { createBitcoinWallet } from '../wallet/createBitcoinWallet.ts'
import { createPairedDialect } from './createPairedDialect.ts'

const [regtest, mainnet] = checkNetworks({
  networks: [createNetwork('regtest'), createNetwork('mainnet')],
}) as [CaipNetwork, CaipNetwork]
const [payment, ordinals] = createKeys().accounts
const caipNetworkId = toNetworkId('regtest')
const told = [
  { address: payment.address, publicKey: payment.publicKey, path: "m/84'/1'/0'/0/0" },
  { address: ordinals.address, publicKey: ordinals.publicKey, intention: 'ordinal' },
]
const properties = { bip122_getAccountAddresses: JSON.stringify(told) }

function createState(state: Partial<PairedState> = {}): PairedState {
  return {
    accounts: [{ caipNetworkId, address: payment.address }],
    ...{ caipNetworkId, chains: [caipNetworkId], methods: [], properties },
    ...state,
  }
}

/** A paired wallet with the answers of the test. */
function create(given: PairedState | null = createState()) {
  const asked: Parameters<PairedWallet['request']>[0][] = []
  const listeners = new Set<(state: PairedState | null) => void>()
  const fake = { answer: null as unknown }
  let state = given
  let isPaired = false
  const share = (next: PairedState | null) => {
    state = next
    for (const listener of [...listeners]) listener(next)
  }
  const wallet = createBitcoinWallet(
    createPairedDialect({
      ...{ id: 'walletConnect', name: 'WalletConnect', kind: 'walletConnect' },
      read: async () => (isPaired ? state : null),
      async pair() {
        isPaired = true
        return state
      },
      async request(request) {
        asked.push(request)
        if (fake.answer instanceof Error) throw fake.answer
        return fake.answer
      },
      switchChain: async (to) => (state?.chains.includes(to.caipNetworkId) ? state : null),
      disconnect: async () => share(null),
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }),
  )
  const connect = (isSilent = false) =>
    wallet.connect({ isSilent, network: regtest, signal: new AbortController().signal })
  return { wallet, fake, asked, share, connect, listeners }
}

const account = { address: payment.address, type: 'payment' } as const

test('default', async () => {
  const { wallet, connect } = create()
  expect(wallet.connector).toMatchObject({ id: 'walletConnect', type: 'WALLET_CONNECT' })
  expect(await connect(true)).toBeNull()
  expect(await connect()).toEqual({
    caipNetworkId,
    accounts: [
      { ...account, publicKey: payment.publicKey, path: "m/84'/1'/0'/0/0" },
      { address: ordinals.address, type: 'ordinal', publicKey: ordinals.publicKey },
    ],
  })
})

test.each([
  ['no further addresses', {}],
  ['nonsense', { bip122_getAccountAddresses: '{' }],
  ['no list', { bip122_getAccountAddresses: '{"address":"x"}' }],
  [
    'a key in a way of its own',
    { bip122_getAccountAddresses: JSON.stringify([{ ...told[0], publicKey: 'xpub', path: 7 }]) },
  ],
  [
    'ordinals of another network',
    { bip122_getAccountAddresses: JSON.stringify([{ address: 'bc1pxyz', intention: 'ordinal' }]) },
  ],
])('behavior: a wallet that tells %s shares its accounts', async (_, given) => {
  const { connect } = create(createState({ properties: given }))
  expect((await connect())?.accounts).toEqual([account])
})

test('behavior: texts are signed by the way that suits the address', async () => {
  const { wallet, fake, asked, connect } = create()
  await connect()
  fake.answer = { address: payment.address, signature: '1f'.repeat(65) }
  const request = { message: 'Ahoy', network: 'regtest' } as const
  const signature = await wallet.signMessage({ ...request, account })
  expect(signature).toBe(base64.encode(hex.decode('1f'.repeat(65))))
  await wallet.signMessage({ ...request, account: { address: ordinals.address, type: 'ordinal' } })
  expect(asked).toEqual(
    [
      { address: payment.address, protocol: 'ecdsa' },
      { address: ordinals.address, protocol: 'bip322' },
    ].map((params) => ({
      ...{ caipNetworkId, method: 'signMessage' },
      params: { account: payment.address, message: 'Ahoy', ...params },
    })),
  )
})

test('behavior: a payment names the account, and its amount as text', async () => {
  const { wallet, fake, asked, connect } = create()
  await connect()
  fake.answer = { txid: 'AB'.repeat(32) }
  const recipient = ordinals.address
  const transfer = { recipient, amount: 5n, account, network: 'regtest' } as const
  expect(await wallet.sendTransfer(transfer)).toBe('ab'.repeat(32))
  expect(asked).toEqual([
    {
      ...{ caipNetworkId, method: 'sendTransfer' },
      params: { account: payment.address, recipientAddress: recipient, amount: '5' },
    },
  ])
})

test('error: WALLET_BAD_ANSWER for a PSBT that was not signed', async () => {
  const { wallet, fake, asked, connect } = create()
  await connect()
  const psbt = createPsbt({
    coins: [{ address: payment.address, value: 9000 }],
    to: ordinals.address,
    amount: 8000n,
  })
  const inputs = [{ index: 0, address: payment.address, sighashTypes: [1] }]
  fake.answer = { psbt }
  const asking = wallet.signPsbt({ psbt, inputs, broadcast: false, network: 'regtest' })
  await expect(asking).rejects.toMatchObject({ code: 'WALLET_BAD_ANSWER' })
  expect(asked).toEqual([
    {
      ...{ caipNetworkId, method: 'signPsbt' },
      params: { account: payment.address, psbt, signInputs: inputs, broadcast: false },
    },
  ])
})

test('behavior: the end is reported in the same tick, and changes are', async () => {
  const { wallet, share, connect, listeners } = create()
  await connect()
  const reports: unknown[] = []
  const stop = wallet.watch(
    (state) => void reports.push(state),
    () => undefined,
  )
  share(createState({ properties: {} }))
  await expect.poll(() => reports).toMatchObject([{ accounts: [account] }])
  await wallet.disconnect()
  expect(reports).toHaveLength(2)
  expect(reports[1]).toBeNull()
  stop()
  expect(listeners.size).toBe(0)
})

test('error: NETWORK_SWITCH_UNSUPPORTED for a network that was not approved', async () => {
  const { wallet, asked, connect } = create()
  await connect()
  await expect(wallet.switchNetwork?.({ network: mainnet })).rejects.toMatchObject({
    code: 'NETWORK_SWITCH_UNSUPPORTED',
  })
  expect((await wallet.read?.())?.caipNetworkId).toBe(caipNetworkId)
  const request = { message: 'Ahoy', account, network: 'mainnet' } as const
  await expect(wallet.signMessage(request)).rejects.toMatchObject({ code: 'WALLET_UNAUTHORIZED' })
  expect(asked).toEqual([])
})

test('error: the wallet declines', async () => {
  const { wallet, fake, connect } = create()
  await connect()
  fake.answer = Object.assign(new Error('No'), { code: 5000 })
  const request = { message: 'Ahoy', account, network: 'regtest' } as const
  await expect(wallet.signMessage(request)).rejects.toMatchObject({ code: 'REQUEST_USER_REJECTED' })
})

test('error: WALLET_BAD_ANSWER for a key that is not of its address', async () => {
  const lie = JSON.stringify([{ ...told[0], publicKey: `02${'11'.repeat(32)}` }])
  const { connect } = create(createState({ properties: { bip122_getAccountAddresses: lie } }))
  await expect(connect()).rejects.toMatchObject({ code: 'WALLET_BAD_ANSWER' })
})
