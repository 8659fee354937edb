import { type CaipNetwork, CleatError, type DecodedPayment } from '@cleat/core/adapter'
import type { BitcoinNetworkName } from '@cleat/signatures/bip122'
import {
  isSameBytes,
  networkParameters,
  type ParsedAddress,
  parseAddress,
} from '@cleat/signatures/bip122'
import { base64, hex } from '@scure/base'
import { Address, OutScript, Transaction } from '@scure/btc-signer'
import { toNetworkName } from '../base/bitcoinNetwork.ts'
import { readPart } from '../base/readPart.ts'
import { isSpendingOf } from './isSpendingOf.ts'
import type { BitcoinPayload } from './payload.ts'
import { replaceableSequence } from './replaceableSequence.ts'

/** A decoded payload. */
export type DecodedPayload = {
  readonly payload: BitcoinPayload
  readonly decoded: DecodedPayment
  /** The coins that the PSBT spends. */
  readonly coins: readonly {
    readonly txid: string
    readonly vout: number
    readonly value: bigint
  }[]
}

/**
 * Decodes a payload independently of the code that builds it. Accepts only a payment: coins of one
 * account to one receiver, with change back. The PSBT is rebuilt from the decoded parts, so
 * anything else in it makes the two differ.
 * @throws `PAYMENT_ALTERED`
 */
export function decodePayment(parameters: {
  payload: unknown
  network: CaipNetwork
}): DecodedPayload {
  const { payload } = parameters
  const network = toNetworkName(parameters.network.caipNetworkId)
  if (!network) throw altered('network')
  const names = typeof payload === 'object' && payload !== null ? Object.keys(payload).sort() : []
  if (`${names}` === 'amount,recipient') return decodeTransfer({ payload, network })
  if (`${names}` === 'inputs,psbt') return decodePsbt({ payload, network })
  throw altered('payload')
}

function decodeTransfer(parameters: {
  payload: unknown
  network: BitcoinNetworkName
}): DecodedPayload {
  const { payload, network } = parameters
  const to = parseAddress({ address: readPart(payload, 'recipient'), network })
  const amount = readPart(payload, 'amount')
  if (!to) throw altered('recipient')
  if (typeof amount !== 'bigint' || amount <= 0n) throw altered('amount')
  return {
    payload: { recipient: to.address, amount },
    decoded: { ...{ to: to.address, amount }, ...unsaid, from: undefined, feeLimit: undefined },
    coins: [],
  }
}

/** A payload has no chain id. Its addresses determine the network as far as they can. */
const unsaid = { chain: undefined }

function decodePsbt(parameters: { payload: unknown; network: BitcoinNetworkName }): DecodedPayload {
  const { payload, network } = parameters
  const psbt = readPart(payload, 'psbt')
  const { transaction, bytes } = readTransaction(psbt)
  const inputs = list(transaction.inputsLength, (index) =>
    readInput({ transaction, index, network }),
  )
  const from = inputs[0]?.owner.address
  if (from === undefined || typeof psbt !== 'string') throw altered('inputs')
  if (inputs.some(({ owner }) => owner.address !== from)) throw altered('inputs')
  const coins = inputs.map(({ coin }) => coin)
  if (new Set(coins.map(({ txid, vout }) => `${txid}:${vout}`)).size < coins.length)
    throw altered('inputs')
  requireAsked({ asked: readPart(payload, 'inputs'), count: coins.length, from })

  const outputs = list(transaction.outputsLength, (index) =>
    readOutput({ transaction, index, network }),
  )
  const paid = findPaid({ outputs, from })
  const left = coins.reduce((sum, { value }) => sum + value, 0n)
  const fee = outputs.reduce((rest, { amount }) => rest - amount, left)
  if (fee <= 0n) throw altered('fee')
  requirePlain({ bytes, inputs, outputs })
  return {
    payload: { psbt, inputs: coins.map((_, index) => ({ index, address: from })) },
    decoded: { from, to: paid.address, amount: paid.amount, ...unsaid, feeLimit: fee },
    coins,
  }
}

function readTransaction(psbt: unknown): { transaction: Transaction; bytes: Uint8Array } {
  try {
    const bytes = base64.decode(`${psbt}`)
    return { transaction: Transaction.fromPSBT(bytes), bytes }
  } catch {
    throw altered('psbt')
  }
}

type ReadInput = ReturnType<typeof readInput>

function readInput(parameters: {
  transaction: Transaction
  index: number
  network: BitcoinNetworkName
}) {
  const { transaction, index, network } = parameters
  const {
    txid,
    index: vout,
    witnessUtxo,
    redeemScript,
    tapInternalKey,
  } = transaction.getInput(index)
  const owner = witnessUtxo && toOwner(witnessUtxo.script, network)
  if (!txid || vout === undefined || !owner) throw altered('inputs')
  const spending = {
    ...(redeemScript ? { redeemScript } : {}),
    ...(tapInternalKey ? { tapInternalKey } : {}),
  }
  if (!isSpendingOf(spending, owner)) throw altered('inputs')
  const written = { txid, index: vout, sequence: replaceableSequence, witnessUtxo, ...spending }
  return { owner, written, coin: { txid: hex.encode(txid), vout, value: witnessUtxo.amount } }
}

type ReadOutput = { address: string; amount: bigint; script: Uint8Array }

function readOutput(parameters: {
  transaction: Transaction
  index: number
  network: BitcoinNetworkName
}): ReadOutput {
  const { transaction, index, network } = parameters
  const { script, amount } = transaction.getOutput(index)
  const owner = script && toOwner(script, network)
  if (!owner || amount === undefined || amount <= 0n) throw altered('outputs')
  return { address: owner.address, amount, script }
}

/** The owner of a script. Scripts without an address carry data or have an unknown spender. */
function toOwner(script: Uint8Array, network: BitcoinNetworkName): ParsedAddress | undefined {
  try {
    const address = Address(networkParameters[network]).encode(OutScript.decode(script))
    return parseAddress({ address, network })
  } catch {
    return undefined
  }
}

/** All inputs, each once, in order, signed with the default sighash type by the one account. */
function requireAsked(parameters: { asked: unknown; count: number; from: string }): void {
  const { asked, count, from } = parameters
  const isRight = (one: unknown, at: number) =>
    readPart(one, 'index') === at &&
    readPart(one, 'address') === from &&
    Object.keys(Object(one)).length === 2
  if (!Array.isArray(asked) || asked.length !== count || !asked.every(isRight))
    throw altered('inputs')
}

/**
 * The one output that is not change. Of two outputs to the account itself, the first is the
 * payment.
 */
function findPaid(parameters: { outputs: readonly ReadOutput[]; from: string }): ReadOutput {
  const { outputs, from } = parameters
  const foreign = outputs.filter(({ address }) => address !== from)
  const [paid, ...more] = foreign.length > 0 ? foreign : outputs.slice(0, 1)
  if (!paid || more.length > 0 || outputs.length > 2) throw altered('outputs')
  return paid
}

/** No unneeded field, no signature, and no other version, lock time or sighash type. */
function requirePlain(parameters: {
  bytes: Uint8Array
  inputs: readonly ReadInput[]
  outputs: readonly ReadOutput[]
}): void {
  const { bytes, inputs, outputs } = parameters
  const plain = new Transaction()
  for (const { written } of inputs) plain.addInput(written)
  for (const { script, amount } of outputs) plain.addOutput({ script, amount })
  if (!isSameBytes(plain.toPSBT(), bytes)) throw altered('psbt')
}

function list<item>(length: number, read: (index: number) => item): readonly item[] {
  return Array.from({ length }, (_, index) => read(index))
}

function altered(field: string): CleatError<'PAYMENT_ALTERED'> {
  return new CleatError('PAYMENT_ALTERED', { context: { field } })
}
