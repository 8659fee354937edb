import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64, hex, utf8 } from '@scure/base'
import { Address, OutScript, RawTx, RawWitness, Transaction } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { createBitcoinWallet } from '../../bitcoin/wallet/createBitcoinWallet.ts'
import { memoryStorage } from '../../test/memoryStorage.ts'
import type { AccountAddress } from './accountAddresses.ts'
import { createBitcoinFamily } from './createBitcoinFamily.ts'
import type { FamilyChain } from './familyChain.ts'
import type { FamilyQuestion } from './familyQuestion.ts'

const main = { id: 'bip122:000000000019d6689c085ae165831e93', name: 'Bitcoin' }
const regtest = { id: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328', name: 'Bitcoin here' }
const regtestPrefixes = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }

function setUp(
  parameters: {
    chain?: FamilyChain | undefined
    seed?: string | undefined
    fetch?: typeof globalThis.fetch | undefined
  } = {},
) {
  const { chain = regtest, seed = 'family', fetch } = parameters
  const family = createBitcoinFamily({ chains: [chain], seed, fetch, storage: memoryStorage() })
  const [account = '', other = ''] = family.addresses(chain.id)
  const questions: FamilyQuestion[] = []
  const [network] = family.networks
  if (!network) throw new Error('no network')
  const request = (method: string, params: unknown) =>
    family.answer({
      ...{ method, params, network, accounts: [account] },
      ask: async (question) => void questions.push(question),
    })
  const addresses = async () =>
    (await request('getAccountAddresses', { account })) as [AccountAddress, AccountAddress]
  return { family, account, other, questions, request, addresses }
}

test('default', async () => {
  const { family, account, addresses } = setUp({ chain: main, seed: 'cleat' })
  const [payment, ordinals] = createBitcoinWallet({ network: 'mainnet' }).accounts
  expect(account).toBe(payment.address)
  expect(family).toMatchObject({
    namespace: 'bip122',
    networks: [{ ...main, symbol: 'BTC', decimals: 8 }],
    events: ['bip122_addressesChanged'],
  })
  const told = await addresses()
  expect(told).toEqual([
    {
      ...{ address: payment.address, publicKey: payment.publicKey, path: "m/84'/0'/0'/0/0" },
      intention: 'payment',
    },
    {
      ...{ address: ordinals.address, publicKey: ordinals.publicKey, path: "m/86'/0'/0'/0/0" },
      intention: 'ordinal',
    },
  ])
  const event = family.accountsEvent({ network: main.id, accounts: [account] })
  expect(event).toEqual({ name: 'bip122_addressesChanged', data: told })
  const shared = family.sessionProperties([{ network: main.id, address: account }])
  expect(JSON.parse(shared.bip122_getAccountAddresses ?? '')).toEqual(told)
})

test('parameters: intentions', async () => {
  const { request, account } = setUp()
  const params = { account, intentions: ['ordinal'] }
  expect(await request('getAccountAddresses', params)).toMatchObject([{ intention: 'ordinal' }])
})

test('behavior: signs messages by ECDSA, whose signature holds the key', async () => {
  const { request, account, addresses, questions } = setUp()
  const answer = await request('signMessage', { account, message: 'Ahoy' })
  const { address, signature } = answer as { address: string; signature: string }
  expect(address).toBe(account)
  const [header = 0, ...rest] = hex.decode(signature)
  const digest = sha256(sha256(utf8.decode('\x18Bitcoin Signed Message:\n\x04Ahoy')))
  const recovered = Uint8Array.of(header - 39, ...rest)
  const publicKey = secp256k1.recoverPublicKey(recovered, digest, { prehash: false })
  expect(hex.encode(publicKey)).toBe((await addresses())[0].publicKey)
  expect(questions).toMatchObject([
    { kind: 'signBitcoinMessage', address: account, message: 'Ahoy', protocol: 'ecdsa' },
  ])
})

test('behavior: signs messages by BIP-322, with either address', async () => {
  const { request, account, addresses } = setUp()
  const [payment, ordinals] = await addresses()
  const message = 'Ahoy'
  const sign = async (address?: string) => {
    const params = { account, message, protocol: 'bip322', ...(address && { address }) }
    const answer = (await request('signMessage', params)) as { signature: string }
    return RawWitness.decode(hex.decode(answer.signature))
  }
  const publicKey = hex.decode(payment.publicKey)
  const [signature = new Uint8Array(), key] = await sign()
  expect(key).toEqual(publicKey)
  // The last byte is the sighash type, `SIGHASH_ALL`.
  const own = toSign({ message, address: payment.address })
  const digest = own.preimageWitnessV0(0, p2pkhOf(payment.address), 1, 0n)
  const der = { prehash: false, format: 'der' } as const
  expect(secp256k1.verify(signature.slice(0, -1), digest, publicKey, der)).toBe(true)

  const [proof = new Uint8Array()] = await sign(ordinals.address)
  const script = scriptOf(ordinals.address)
  const taproot = toSign({ message, address: ordinals.address })
  const taprootDigest = taproot.preimageWitnessV1(0, [script], 0, [0n])
  expect(schnorr.verify(proof, taprootDigest, script.slice(2))).toBe(true)
})

test('behavior: signs a PSBT where it is asked to', async () => {
  const { request, account, addresses, questions } = setUp()
  const [payment, ordinals] = await addresses()
  const unsigned = new Transaction()
  const script = scriptOf(payment.address)
  const witnessUtxo = { script, amount: 10_000n }
  unsigned.addInput({ txid: '11'.repeat(32), index: 0, witnessUtxo })
  unsigned.addInput({ txid: '22'.repeat(32), index: 1, witnessUtxo })
  unsigned.addOutput({ script: scriptOf(ordinals.address), amount: 19_000n })
  const psbt = base64.encode(unsigned.toPSBT())
  const signInputs = [{ index: 1, address: account, sighashTypes: [1] }]
  const answer = await request('signPsbt', { account, psbt, signInputs })
  const signed = Transaction.fromPSBT(base64.decode((answer as { psbt: string }).psbt))
  expect(answer).not.toHaveProperty('txid')
  expect(signed.getInput(0).partialSig).toBeUndefined()
  const [[publicKey, signature] = []] = signed.getInput(1).partialSig ?? []
  if (!publicKey || !signature) throw new Error('not signed')
  expect(hex.encode(publicKey)).toBe(payment.publicKey)
  const digest = unsigned.preimageWitnessV0(1, p2pkhOf(payment.address), 1, 10_000n)
  const der = { prehash: false, format: 'der' } as const
  expect(secp256k1.verify(signature.slice(0, -1), digest, publicKey, der)).toBe(true)
  const both = [payment.address, ordinals.address]
  expect(questions).toMatchObject([
    { kind: 'signPsbt', psbt, isSent: false, addresses: both, inputs: signInputs },
  ])
})

test('behavior: pays, and sends a PSBT', async () => {
  const txid = '33'.repeat(32)
  const { chain, sent, fetch } = fakeEsplora([{ txid, vout: 1, value: 50_000 }])
  const { request, account, addresses, questions } = setUp({ chain, fetch })
  const [, ordinals] = await addresses()
  const recipientAddress = ordinals.address
  const transfer = { account, recipientAddress, amount: '20000', changeAddress: account }
  expect(await request('sendTransfer', transfer)).toEqual({ txid: sent[0]?.id })
  expect(sent[0]?.getInput(0)).toMatchObject({ txid: hex.decode(txid), index: 1 })
  expect(sent[0]?.getOutput(0)).toEqual({ script: scriptOf(recipientAddress), amount: 20_000n })
  expect(sent[0]?.getOutput(1)).toEqual({ script: scriptOf(account), amount: 28_000n })
  const unsigned = new Transaction()
  const witnessUtxo = { script: scriptOf(recipientAddress), amount: 20_000n }
  unsigned.addInput({ txid, index: 0, witnessUtxo })
  unsigned.addOutput({ script: scriptOf(account), amount: 19_000n })
  const signInputs = [{ index: 0, address: recipientAddress }]
  const psbt = base64.encode(unsigned.toPSBT())
  const answer = await request('signPsbt', { account, psbt, signInputs, broadcast: true })
  expect(answer).toMatchObject({ txid: sent[1]?.id })
  const [signature = new Uint8Array()] = sent[1]?.getInput(0).finalScriptWitness ?? []
  const script = scriptOf(recipientAddress)
  const digest = unsigned.preimageWitnessV1(0, [script], 0, [20_000n])
  expect(schnorr.verify(signature, digest, script.slice(2))).toBe(true)
  expect(questions).toMatchObject([
    { kind: 'sendBitcoin', from: account, to: recipientAddress, sats: 20_000n },
    { kind: 'signPsbt', isSent: true },
  ])
  const more = request('sendTransfer', { ...transfer, amount: '60000' })
  await expect(more).rejects.toThrow('not enough coins')
})

test.each([
  ['sendTransfer', { amount: '1' }, -32602, '"recipientAddress" must be text'],
  ['sendTransfer', { recipientAddress: 'bc1q', amount: '1' }, -32602, 'an address of regtest'],
  ['sendTransfer', { recipientAddress: 'own', amount: '-1' }, -32602, 'must be satoshis'],
  ['sendTransfer', { recipientAddress: 'own', amount: 1 }, -32602, '"amount" must be text'],
  ['sendTransfer', { recipientAddress: 'own', amount: '1', memo: '00' }, -32602, '"memo"'],
  ['sendTransfer', { recipientAddress: 'own', amount: '1', changeAddress: 'x' }, -32602, 'change'],
  ['signMessage', { message: 'a', protocol: 'other' }, -32602, 'ecdsa or bip322'],
  ['signMessage', { message: 'a', address: 'bcrt1stranger' }, 4100, 'The account lacks'],
  ['signMessage', { message: 'a', account: 'bcrt1stranger' }, 4100, 'The session lacks'],
  ['signPsbt', { psbt: 'AAAA' }, -32602, 'must be a PSBT'],
  ['signPsbt', { psbt: '!' }, -32602, 'bytes in base64'],
  ['dance', {}, 4200, 'does not know dance'],
])('error: %s %j', async (method, params, code, message) => {
  const { request, account, questions } = setUp()
  const given = JSON.parse(JSON.stringify({ account, ...params }).replace('"own"', `"${account}"`))
  await expect(request(method, given)).rejects.toMatchObject({
    code,
    message: expect.stringContaining(message),
  })
  expect(questions).toEqual([])
})

test.each([
  ['all', -32602, '"signInputs" must be a list'],
  [[{ address: 'own' }], -32602, '"index" of an input'],
  [[{ index: 0 }], -32602, '"address" of an input'],
  [[{ index: 0, address: 'own', sighashTypes: ['1'] }], -32602, '"sighashTypes"'],
  [[{ index: 0, address: 'stranger' }], 4100, 'The account lacks stranger'],
])('error: signInputs %j', async (inputs, code, message) => {
  const { request, account, questions } = setUp()
  const psbt = base64.encode(new Transaction().toPSBT())
  const signInputs = JSON.parse(JSON.stringify(inputs).replace('"own"', `"${account}"`))
  await expect(request('signPsbt', { account, psbt, signInputs })).rejects.toMatchObject({
    code,
    message: expect.stringContaining(message),
  })
  expect(questions).toEqual([])
})

test('error: a network that nobody knows', () => {
  expect(() => setUp({ chain: { id: 'bip122:12', name: 'None' } })).toThrow(
    'does not know bip122:12',
  )
})

/** An Esplora API with these coins for every address. It records sent transactions. */
function fakeEsplora(coins: readonly { txid: string; vout: number; value: number }[]) {
  const sent: Transaction[] = []
  const fetch: typeof globalThis.fetch = async (_, init) => {
    if (init?.method !== 'POST') return Response.json(coins)
    const transaction = Transaction.fromRaw(hex.decode(String(init.body)))
    sent.push(transaction)
    return new Response(transaction.id)
  }
  return { chain: { ...regtest, rpcUrl: 'https://esplora.example' }, sent, fetch }
}

const scriptOf = (address: string) => OutScript.encode(Address(regtestPrefixes).decode(address))

/** The script code of a native segwit signature. */
function p2pkhOf(address: string): Uint8Array {
  const decoded = Address(regtestPrefixes).decode(address)
  if (decoded.type !== 'wpkh') throw new Error('not native segwit')
  return OutScript.encode({ type: 'pkh', hash: decoded.hash })
}

/** The `to_sign` transaction of BIP-322. */
function toSign({ message, address }: { message: string; address: string }): Transaction {
  const script = scriptOf(address)
  const hash = schnorr.utils.taggedHash('BIP0322-signed-message', utf8.decode(message))
  const toSpend = RawTx.encode({
    ...{ version: 0, segwitFlag: false, lockTime: 0, witnesses: [] },
    inputs: [
      {
        ...{ txid: new Uint8Array(32), index: 0xffffffff, sequence: 0 },
        finalScriptSig: Uint8Array.of(0, 32, ...hash),
      },
    ],
    outputs: [{ amount: 0n, script }],
  })
  const transaction = new Transaction({
    ...{ version: 0, allowUnknownVersion: true, allowUnknownOutputs: true },
  })
  const txid = sha256(sha256(toSpend)).reverse()
  transaction.addInput({ txid, index: 0, sequence: 0, witnessUtxo: { script, amount: 0n } })
  transaction.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
  return transaction
}
