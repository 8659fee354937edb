import {
  type CompiledTransactionMessage,
  type CompiledTransactionMessageWithLifetime,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type Transaction,
} from '@solana/kit'
import { RpcError } from './rpcError.ts'

export type CompiledMessage = CompiledTransactionMessage & CompiledTransactionMessageWithLifetime

/** A transaction from the wire. */
export type DecodedTransaction = {
  readonly wire: Uint8Array
  /** In base58, in the order of the signers. The first is the transaction id. */
  readonly signatures: readonly string[]
  /** The runtime's transaction. Missing signatures are 64 zeros. */
  readonly transaction: Transaction
  readonly message: CompiledMessage
  readonly blockhash: string
}

/** The size of one network packet. */
const sizeLimit = 1232

/** @throws RpcError -32602 */
export function decodeTransaction(wire: Uint8Array): DecodedTransaction {
  if (wire.length > sizeLimit) {
    const message = `decoded solana_transaction::versioned::VersionedTransaction too large: ${wire.length} bytes (max: ${sizeLimit} bytes)`
    throw new RpcError({ code: -32602, message })
  }
  try {
    const decoded = getTransactionDecoder().decode(wire)
    const signatures = Object.fromEntries(
      Object.entries(decoded.signatures).map(([signer, bytes]) => [
        signer,
        bytes ?? new Uint8Array(64),
      ]),
    )
    const message = decodeMessage(Uint8Array.from(decoded.messageBytes))
    return {
      wire,
      signatures: Object.values(signatures).map((bytes) => getBase58Decoder().decode(bytes)),
      transaction: { ...decoded, signatures } as Transaction,
      message,
      blockhash: message.lifetimeToken,
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new RpcError({ code: -32602, message: `failed to deserialize transaction: ${reason}` })
  }
}

export function decodeMessage(bytes: Uint8Array): CompiledMessage {
  return getCompiledTransactionMessageDecoder().decode(bytes)
}

/** Whether the static account at this index is writable. */
export function isWritable({ header, staticAccounts }: CompiledMessage, index: number): boolean {
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header
  return index < numSignerAccounts
    ? index < numSignerAccounts - numReadonlySignerAccounts
    : index < staticAccounts.length - numReadonlyNonSignerAccounts
}

export type CompiledInstruction = {
  readonly programAddressIndex: number
  readonly accountIndices: readonly number[]
  readonly data: Uint8Array
}

export function instructionsOf(message: CompiledMessage): readonly CompiledInstruction[] {
  if (!('instructions' in message)) return []
  return message.instructions.map(({ programAddressIndex, accountIndices = [], data }) => ({
    programAddressIndex,
    accountIndices,
    data: Uint8Array.from(data ?? []),
  }))
}
