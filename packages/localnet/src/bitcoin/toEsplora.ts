import type {
  EsploraBlock,
  EsploraInput,
  EsploraOutput,
  EsploraStatus,
  EsploraTransaction,
} from './esploraAnswers.ts'
import type { NodeBlock, NodeInput, NodeOutput, NodeTransaction } from './nodeAnswers.ts'

export type ToEsploraTransactionParameters = {
  transaction: NodeTransaction
  status: EsploraStatus
  /** An output of an earlier transaction. */
  findOutput: (txid: string, vout: number) => EsploraOutput | undefined
}

/** Converts a transaction of the node to Esplora's format, without disassembled scripts. */
export function toEsploraTransaction(
  parameters: ToEsploraTransactionParameters,
): EsploraTransaction {
  const { transaction, status, findOutput } = parameters
  const { txid, version, locktime, size, weight } = transaction
  const vin = transaction.vin.map((input) => toInput(input, findOutput))
  const vout = transaction.vout.map(toOutput)
  const paidIn = sum(vin.map(({ prevout }) => prevout?.value ?? 0))
  const fee = vin[0]?.is_coinbase ? 0 : paidIn - sum(vout.map(({ value }) => value))
  return { txid, version, locktime, vin, vout, size, weight, fee, status }
}

/** Converts a block of the node to Esplora's format. */
export function toEsploraBlock(block: NodeBlock): EsploraBlock {
  const { hash, height, version, time, mediantime, tx, size, weight, nonce, difficulty } = block
  return {
    id: hash,
    height,
    version,
    timestamp: time,
    mediantime,
    tx_count: tx.length,
    size,
    weight,
    merkle_root: block.merkleroot,
    previousblockhash: block.previousblockhash ?? null,
    nonce,
    bits: Number.parseInt(block.bits, 16),
    difficulty,
  }
}

/** The input of a coinbase transaction. */
const nowhere = { txid: '0'.repeat(64), vout: 0xffffffff }

const types: Record<string, string> = {
  pubkey: 'p2pk',
  pubkeyhash: 'p2pkh',
  scripthash: 'p2sh',
  witness_v0_keyhash: 'v0_p2wpkh',
  witness_v0_scripthash: 'v0_p2wsh',
  witness_v1_taproot: 'v1_p2tr',
  nulldata: 'op_return',
}

function toInput(
  input: NodeInput,
  findOutput: ToEsploraTransactionParameters['findOutput'],
): EsploraInput {
  const { txid = nowhere.txid, vout = nowhere.vout, txinwitness, sequence, coinbase } = input
  return {
    txid,
    vout,
    prevout: findOutput(txid, vout) ?? null,
    scriptsig: coinbase ?? input.scriptSig?.hex ?? '',
    ...(txinwitness ? { witness: txinwitness } : {}),
    is_coinbase: coinbase !== undefined,
    sequence,
  }
}

function toOutput({ value, scriptPubKey }: NodeOutput): EsploraOutput {
  const { hex, type, address } = scriptPubKey
  return {
    scriptpubkey: hex,
    scriptpubkey_type: types[type] ?? 'unknown',
    ...(address === undefined ? {} : { scriptpubkey_address: address }),
    // The node returns whole coins, which are exact to less than a satoshi.
    value: Math.round(value * 1e8),
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
