import { type CaipNetwork, checkNetworks, toCaipNetworkId } from '@cleat/core/adapter'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import { expect, test } from 'vitest'
import {
  address,
  createFakePaired,
  createState,
  devnetId,
  mainnetId,
  secretKey,
} from '../test/createFakePaired.ts'
import { createNetworks } from '../test/networks.ts'
import { buildTransfer } from '../transaction/buildTransfer.ts'
import { parseTransaction } from '../transaction/parseTransaction.ts'
import { createPairedSolanaWallet } from './createPairedSolanaWallet.ts'

const [mainnet, devnet] = checkNetworks({ networks: createNetworks('http://127.0.0.1:9') }) as [
  CaipNetwork,
  CaipNetwork,
]
const unlisted: CaipNetwork = {
  ...devnet,
  caipNetworkId: toCaipNetworkId('solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'),
}
const chain = 'solana:mainnet'
const message = new TextEncoder().encode('Ahoy')
const transaction = buildTransfer({
  from: address,
  to: base58.encode(new Uint8Array(32).fill(9)),
  lamports: 5n,
  blockhash: address,
})
const { messageBytes } = parseTransaction(transaction) ?? { messageBytes: new Uint8Array() }
const signature = ed25519.sign(messageBytes, secretKey)
const signed = Uint8Array.from([1, ...signature, ...messageBytes])
const asking = { isSilent: false, network: mainnet, signal: new AbortController().signal }

async function connect(state = createState()) {
  const paired = createFakePaired(state)
  const wallet = createPairedSolanaWallet(paired.wallet)
  const shared = await wallet.connect(asking)
  return { paired, wallet, shared }
}

test('default', async () => {
  const { paired, wallet, shared } = await connect()
  expect(wallet.connector).toMatchObject({ id: 'walletConnect', type: 'WALLET_CONNECT' })
  expect(shared).toEqual({ accounts: [{ address }], caipNetworkId: mainnetId })
  expect(wallet.hasChain(address, chain)).toBe(true)
  const one = ed25519.sign(message, secretKey)
  paired.answer = () => ({ signature: base58.encode(one) })
  expect(await wallet.signMessage?.({ address, message })).toEqual(one)
  expect(paired.asked).toEqual([
    {
      caipNetworkId: mainnetId,
      method: 'solana_signMessage',
      params: { message: base58.encode(message), pubkey: address },
    },
  ])
})

test('behavior: silently nothing is shared before a wallet is paired', async () => {
  const wallet = createPairedSolanaWallet(createFakePaired().wallet)
  expect(await wallet.connect({ ...asking, isSilent: true })).toBeNull()
})

test.each([
  ['nothing', null],
  [
    'addresses that are none',
    createState({ accounts: [{ caipNetworkId: mainnetId, address: '0x' }] }),
  ],
])('behavior: a wallet that shares %s', async (_, state) => {
  const wallet = createPairedSolanaWallet(createFakePaired(state).wallet)
  expect(await wallet.connect(asking)).toBeNull()
})

test('behavior: a key is the same on every cluster', async () => {
  const { wallet } = await connect(
    createState({ caipNetworkId: devnetId, accounts: [{ caipNetworkId: mainnetId, address }] }),
  )
  expect(await wallet.read?.()).toEqual({ accounts: [{ address }], caipNetworkId: devnetId })
})

test.each([
  [
    'the whole transaction',
    { signature: base58.encode(signature), transaction: base64.encode(signed) },
  ],
  ['the transaction alone', { transaction: base64.encode(signed) }],
  ['the signature alone', { signature: base58.encode(signature) }],
])('behavior: signed, %s comes back', async (_, answer) => {
  const { paired, wallet } = await connect()
  paired.answer = () => answer
  const transactions = [transaction]
  expect(await wallet.signTransactions?.({ address, chain, transactions })).toEqual([signed])
  expect(paired.asked).toEqual([
    {
      caipNetworkId: mainnetId,
      method: 'solana_signTransaction',
      params: { transaction: base64.encode(transaction), pubkey: address },
    },
  ])
})

test('behavior: several are signed with one question, where the wallet takes lists', async () => {
  const { paired, wallet } = await connect()
  paired.answer = () => ({ transactions: [signed, signed].map((one) => base64.encode(one)) })
  const transactions = [transaction, transaction]
  expect(await wallet.signTransactions?.({ address, chain, transactions })).toEqual([
    signed,
    signed,
  ])
  expect(paired.asked.map(({ method }) => method)).toEqual(['solana_signAllTransactions'])
})

test('behavior: several are signed one after the other, where it takes none', async () => {
  const { paired, wallet } = await connect(createState({ methods: ['solana_signTransaction'] }))
  paired.answer = () => ({ signature: base58.encode(signature) })
  const transactions = [transaction, transaction]
  expect(await wallet.signTransactions?.({ address, chain, transactions })).toEqual([
    signed,
    signed,
  ])
  expect(paired.asked).toHaveLength(2)
})

test('behavior: the wallet signs and sends', async () => {
  const { paired, wallet } = await connect()
  paired.answer = () => ({ signature: base58.encode(signature) })
  const options = { skipPreflight: true }
  const asked = { address, chain, transaction, options } as const
  expect(await wallet.signAndSendTransaction?.(asked)).toEqual(signature)
  expect(paired.asked[0]?.params).toMatchObject({ sendOptions: options, pubkey: address })
})

test('behavior: what was not approved is absent', async () => {
  const { paired, wallet } = await connect(createState({ methods: ['solana_signMessage'] }))
  expect(wallet.signMessage).toBeDefined()
  expect(wallet.signTransactions).toBeUndefined()
  expect(wallet.signAndSendTransaction).toBeUndefined()
  expect(paired.asked).toEqual([])
})

test('behavior: moving puts an approved chain to use, and is refused for any other', async () => {
  const { paired, wallet } = await connect()
  expect(await wallet.switchNetwork?.({ network: devnet })).toMatchObject({
    caipNetworkId: devnetId,
  })
  await expect(wallet.switchNetwork?.({ network: unlisted })).rejects.toMatchObject({
    code: 'NETWORK_SWITCH_UNSUPPORTED',
  })
  paired.answer = () => ({ signature: base58.encode(signature) })
  await wallet.signMessage?.({ address, message })
  expect(paired.asked.map(({ caipNetworkId }) => caipNetworkId)).toEqual([devnetId])
})

test('behavior: on a chain that was not approved nothing is asked', async () => {
  const { paired, wallet } = await connect(createState({ chains: [mainnetId] }))
  expect(wallet.hasChain(address, 'solana:devnet')).toBe(false)
  const asked = { address, chain: 'solana:devnet', transactions: [transaction] } as const
  await expect(wallet.signTransactions?.(asked)).rejects.toMatchObject({
    code: 'WALLET_DISCONNECTED',
  })
  expect(paired.asked).toEqual([])
})

test('behavior: changes of the session are reported, and its end', async () => {
  const { paired, wallet } = await connect()
  const reports: unknown[] = []
  const stop = wallet.watch(
    (state) => void reports.push(state),
    () => undefined,
  )
  paired.share(createState({ caipNetworkId: devnetId, methods: [] }))
  expect(wallet.signMessage).toBeUndefined()
  await wallet.disconnect()
  stop()
  expect(reports).toEqual([{ accounts: [{ address }], caipNetworkId: devnetId }, null])
  expect(paired.listenerCount).toBe(0)
})

test.each([
  ['nothing', null],
  ['a signature that is too short', { signature: base58.encode(signature.slice(1)) }],
  ['no base58', { signature: '0OIl' }],
  ['no base64', { signature: base58.encode(signature), transaction: '***' }],
  ['a text without end', { signature: '1'.repeat(20_000) }],
])('error: WALLET_BAD_ANSWER for %s', async (_, answer) => {
  const { paired, wallet } = await connect()
  paired.answer = () => answer
  const transactions = [transaction]
  await expect(wallet.signTransactions?.({ address, chain, transactions })).rejects.toMatchObject({
    code: 'WALLET_BAD_ANSWER',
  })
})

test.each([
  ['fewer', { transactions: [base64.encode(signed)] }],
  ['nonsense', { transactions: [base64.encode(signed), 7] }],
  ['no list', { transactions: base64.encode(signed) }],
])('error: WALLET_BAD_ANSWER for %s of several', async (_, answer) => {
  const { paired, wallet } = await connect()
  paired.answer = () => answer
  const transactions = [transaction, transaction]
  await expect(wallet.signTransactions?.({ address, chain, transactions })).rejects.toMatchObject({
    code: 'WALLET_BAD_ANSWER',
  })
})

test('error: the wallet declines', async () => {
  const { paired, wallet } = await connect()
  paired.answer = () => Object.assign(new Error('No'), { code: 5000 })
  await expect(wallet.signMessage?.({ address, message })).rejects.toMatchObject({
    code: 'REQUEST_USER_REJECTED',
  })
})
