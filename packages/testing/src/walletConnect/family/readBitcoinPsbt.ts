import { base64 } from '@scure/base'
import { Address, OutScript, Transaction } from '@scure/btc-signer'
import { bitcoinNetworks } from '../../bitcoin/bitcoinNetwork.ts'
import { bitcoinNetworkOf } from './bitcoinNetworkOf.ts'

/** An input of a PSBT. */
export type BitcoinPsbtInput = {
  /** `undefined`: the spent output is unknown or has no address. */
  readonly address: string | undefined
  /** The amount in satoshis. `undefined`: unknown. */
  readonly sats: bigint | undefined
  /** The requested sighash type, if any. */
  readonly sighashType: number | undefined
}

/** An output of a PSBT. */
export type BitcoinPsbtOutput = {
  /** `undefined`: the output has no address, such as a data output. */
  readonly address: string | undefined
  /** The amount in satoshis. */
  readonly sats: bigint
}

/** The content of a PSBT. */
export type BitcoinPsbtContent = {
  /** The inputs, in their order. */
  readonly inputs: readonly BitcoinPsbtInput[]
  /** The outputs, in their order. */
  readonly outputs: readonly BitcoinPsbtOutput[]
  /** The fee in satoshis. `undefined` if the amount of an input is unknown. */
  readonly fee: bigint | undefined
}

/** Parameters of `readBitcoinPsbt`. */
export type ReadBitcoinPsbtParameters = {
  /** The PSBT in base64. */
  psbt: string
  /** The CAIP-2 id of the network. */
  network: string
}

/**
 * Reads the inputs and outputs of a PSBT.
 * @throws if it is invalid
 */
export function readBitcoinPsbt(parameters: ReadBitcoinPsbtParameters): BitcoinPsbtContent {
  const { psbt, network } = parameters
  const transaction = Transaction.fromPSBT(base64.decode(psbt), { allowUnknownOutputs: true })
  const addressOf = (script: Uint8Array | undefined) => readAddress({ script, network })
  const inputs = places(transaction.inputsLength).map((place) => {
    const { witnessUtxo, nonWitnessUtxo, index = 0, sighashType } = transaction.getInput(place)
    const spent = nonWitnessUtxo?.outputs[index] ?? witnessUtxo
    return { address: addressOf(spent?.script), sats: spent?.amount, sighashType }
  })
  const outputs = places(transaction.outputsLength).map((place) => {
    const { script, amount = 0n } = transaction.getOutput(place)
    return { address: addressOf(script), sats: amount }
  })
  return { inputs, outputs, fee: feeOf({ inputs, outputs }) }
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place)

function readAddress(parameters: {
  script: Uint8Array | undefined
  network: string
}): string | undefined {
  const { script, network } = parameters
  if (!script) return undefined
  try {
    return Address(bitcoinNetworks[bitcoinNetworkOf(network)]).encode(OutScript.decode(script))
  } catch {
    return undefined
  }
}

function feeOf({ inputs, outputs }: Omit<BitcoinPsbtContent, 'fee'>): bigint | undefined {
  let fee = 0n
  for (const { sats } of inputs) {
    if (sats === undefined) return undefined
    fee += sats
  }
  for (const { sats } of outputs) fee -= sats
  return fee
}
