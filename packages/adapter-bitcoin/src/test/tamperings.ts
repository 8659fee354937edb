import { parseAddress } from '@cleat/signatures/bip122'
import { base64, hex } from '@scure/base'
import { OutScript, p2pkh, p2sh, p2wpkh, Transaction } from '@scure/btc-signer'
import { RawPSBTV0 } from '@scure/btc-signer/psbt.js'
import type { PsbtPayload } from '../transfers/payload.ts'
import { payers } from './payers.ts'

/** A manipulation of a payload. */
export type Tamper = (payload: PsbtPayload) => unknown

/** The intended receiver, and the attacker. */
export const receiver = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry'
const thief = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

/** The amount, from two coins of 20,000 satoshis. */
export const amount = 30_000n

const { address, publicKey = '' } = payers.wpkh
const key = hex.decode(publicKey)
const mainnetReceiver = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

type Parts = ReturnType<typeof RawPSBTV0.decode>
type Unsigned = NonNullable<Parts['global']['unsignedTx']>
type Output = { amount: bigint; script: Uint8Array }

/** Changes the raw parts of a PSBT and writes it again. */
function changeParts(change: (parts: Parts) => void): Tamper {
  return ({ psbt, inputs }) => {
    const parts = RawPSBTV0.decode(base64.decode(psbt))
    change(parts)
    return { psbt: base64.encode(RawPSBTV0.encode(parts)), inputs }
  }
}

/** Adds fields to the first input. */
export function changeInput(fields: object): Tamper {
  return changeParts(({ inputs }) => {
    Object.assign(required(inputs[0]), fields)
  })
}

const changeOutput = (fields: object) =>
  changeParts(({ outputs }) => {
    Object.assign(required(outputs[0]), fields)
  })
const changeTransaction = (fields: Partial<Unsigned>) =>
  changeParts(({ global }) => {
    Object.assign(required(global.unsignedTx), fields)
  })
const changeOutpoint = (fields: Partial<Unsigned['inputs'][number]>) =>
  changeParts(({ global }) => {
    Object.assign(required(global.unsignedTx?.inputs[0]), fields)
  })
const changePaid = (change: (paid: Output) => Partial<Output>) =>
  changeParts(({ global }) => {
    const paid = required(
      global.unsignedTx?.outputs.find((output: Output) => output.amount === amount),
    )
    Object.assign(paid, change(paid))
  })
const changeChange = (change: (rest: Output) => Partial<Output>) =>
  changeParts(({ global }) => {
    const rest = required(
      global.unsignedTx?.outputs.find((output: Output) => output.amount !== amount),
    )
    Object.assign(rest, change(rest))
  })
const addOutput = (script: Uint8Array, value: bigint) =>
  changeParts(({ global, outputs }) => {
    required(global.unsignedTx).outputs.push({ script, amount: value })
    outputs.push({})
  })
const rewrite =
  (write: (psbt: string) => string): Tamper =>
  ({ psbt, inputs }) => ({ psbt: write(psbt), inputs })

const coin = (script: Uint8Array, value = 20_000n) => ({ witnessUtxo: { script, amount: value } })
const path = [[key, { fingerprint: 1, path: [1] }]]
const unknown = [[{ type: 0x99, key: new Uint8Array() }, key]]

const tamperedOutputs: readonly (readonly [row: string, tamper: Tamper])[] = [
  ['another receiver', changePaid(() => ({ script: scriptOf(thief) }))],
  ['a satoshi more', changePaid((paid) => ({ amount: paid.amount + 1n }))],
  ['a satoshi less', changePaid((paid) => ({ amount: paid.amount - 1n }))],
  ['the change to somebody else', changeChange(() => ({ script: scriptOf(thief) }))],
  ['the change to the receiver', changeChange(() => ({ script: scriptOf(receiver) }))],
  ['a higher fee', changeChange((rest) => ({ amount: rest.amount - 5000n }))],
  ['more than comes in', changeChange((rest) => ({ amount: rest.amount + 50_000n }))],
  ['no fee', changeChange(() => ({ amount: 10_000n }))],
  ['an output for a thief', addOutput(scriptOf(thief), 1000n)],
  ['the receiver twice', addOutput(scriptOf(receiver), 1n)],
  ['change in two', addOutput(scriptOf(address), 600n)],
  ['a message in the chain', addOutput(Uint8Array.of(0x6a, 2, 1, 2), 0n)],
  ['a message that burns', addOutput(Uint8Array.of(0x6a, 1, 1), 500n)],
  ['an anchor', addOutput(Uint8Array.of(0x51, 2, 0x4e, 0x73), 240n)],
  ['a script of nobody', addOutput(Uint8Array.of(0x52, 2, 7, 7), 240n)],
  ['a bare key', changePaid(() => ({ script: OutScript.encode({ type: 'pk', pubkey: key }) }))],
  ['a script of an output', changeOutput({ redeemScript: p2wpkh(key).script })],
  ['a path of the change', changeOutput({ bip32Derivation: path })],
  ['a field of an output that nobody knows', changeOutput({ unknown })],
  ['a field of somebody’s own', changeOutput({ proprietary: [[Uint8Array.of(1, 7, 0), key]] })],
]

const tamperedInputs: readonly (readonly [row: string, tamper: Tamper])[] = [
  ['a coin of somebody else', changeInput(coin(scriptOf(thief)))],
  ['a coin of the same key in a script', changeInput(coin(p2sh(p2wpkh(key)).script))],
  ['a coin of the old kind', changeInput(coin(p2pkh(key).script))],
  ['a coin that is worth more', changeInput(coin(scriptOf(address), 25_000n))],
  ['a coin that is worth less', changeInput(coin(scriptOf(address), 1000n))],
  ['a coin without its worth', changeInput({ witnessUtxo: undefined })],
  ['the same coin twice', changeOutpoint({ txid: hex.decode('2'.repeat(64)), index: 2 })],
  ['SIGHASH_NONE', changeInput({ sighashType: 2 })],
  ['SIGHASH_SINGLE', changeInput({ sighashType: 3 })],
  ['SIGHASH_ALL for anybody to add to', changeInput({ sighashType: 0x81 })],
  ['SIGHASH_ALL, said aloud', changeInput({ sighashType: 1 })],
  ['never faster', changeOutpoint({ sequence: 0xff_ff_ff_ff })],
  ['a coin locked for a while', changeOutpoint({ sequence: 144 })],
  ['a script to redeem', changeInput({ redeemScript: p2wpkh(key).script })],
  ['a script of a witness', changeInput({ witnessScript: p2pkh(key).script })],
  ['a key of taproot', changeInput({ tapInternalKey: key.slice(1) })],
  ['a path of a key', changeInput({ bip32Derivation: path })],
  ['a signature', changeInput({ partialSig: [[key, new Uint8Array(71).fill(48)]] })],
  ['a witness', changeInput({ finalScriptWitness: [new Uint8Array(71), key] })],
  ['a field of an input that nobody knows', changeInput({ unknown })],
  [
    'a coin less',
    changeParts(({ global, inputs }) => {
      required(global.unsignedTx).inputs.pop()
      inputs.pop()
    }),
  ],
  [
    'a coin more',
    changeParts(({ global, inputs }) => {
      const transaction = required(global.unsignedTx)
      const [first] = transaction.inputs
      transaction.inputs.push({ ...required(first), txid: hex.decode('9'.repeat(64)) })
      inputs.push({ ...required(inputs[0]) })
    }),
  ],
]

const tamperedWholes: readonly (readonly [row: string, tamper: Tamper])[] = [
  ['locked until a block', changeTransaction({ lockTime: 900_000 })],
  ['another version', changeTransaction({ version: 1 })],
  [
    'a field that nobody knows',
    changeParts(({ global }) => void Object.assign(global, { unknown })),
  ],
  ['version 2 of PSBT', rewrite((psbt) => toVersion2(psbt))],
  ['bytes behind it', rewrite((psbt) => base64.encode(Uint8Array.of(...base64.decode(psbt), 0)))],
  ['a PSBT that is cut', rewrite((psbt) => base64.encode(base64.decode(psbt).slice(0, -1)))],
  ['hexadecimal', rewrite((psbt) => hex.encode(base64.decode(psbt)))],
  ['white space', rewrite((psbt) => `${psbt}\n`)],
  ['nonsense', rewrite(() => 'nonsense')],
  ['no PSBT', ({ inputs }) => ({ psbt: undefined, inputs })],
  ['nothing to sign', (payload) => ({ ...payload, inputs: [] })],
  ['an input left unsigned', (payload) => ({ ...payload, inputs: payload.inputs.slice(1) })],
  ['an input asked for twice', ({ psbt, inputs }) => ({ psbt, inputs: [inputs[0], inputs[0]] })],
  [
    'another signer',
    ({ psbt, inputs }) => ({ psbt, inputs: inputs.map((one) => ({ ...one, address: thief })) }),
  ],
  [
    'another way of signing',
    ({ psbt, inputs }) => ({ psbt, inputs: inputs.map((one) => ({ ...one, sighashTypes: [2] })) }),
  ],
  ['a field more', (payload) => ({ ...payload, broadcast: false })],
  ['a payment beside it', (payload) => ({ ...payload, recipient: thief, amount: 1n })],
  ['a payment to somebody else instead', () => ({ recipient: thief, amount })],
  ['a payment of more instead', () => ({ recipient: receiver, amount: amount + 1n })],
  ['a payment of a number', () => ({ recipient: receiver, amount: Number(amount) })],
  ['a payment of nothing', () => ({ recipient: receiver, amount: 0n })],
  ['a payment on another network', () => ({ recipient: mainnetReceiver, amount })],
  ['a payment with a memo', () => ({ recipient: receiver, amount, memo: '' })],
  ['nothing', () => null],
  ['a list', () => []],
]

/** Payloads that differ from the payment, by their difference. */
export const tamperings: readonly (readonly [row: string, tamper: Tamper])[] = [
  ...tamperedOutputs,
  ...tamperedInputs,
  ...tamperedWholes,
]

function toVersion2(psbt: string): string {
  return base64.encode(Transaction.fromPSBT(base64.decode(psbt)).toPSBT(2))
}

function required<value>(value: value | undefined): value {
  if (value === undefined) throw new Error('There is none.')
  return value
}

function scriptOf(of: string): Uint8Array {
  return required(parseAddress({ address: of, network: 'regtest' })).script
}
