import { getBase58Decoder } from '@solana/kit'
import type { AccountKey } from './accountKeys.ts'
import type { Balances, TransactionRecord } from './createHistory.ts'
import { type CompiledMessage, instructionsOf } from './decodeTransaction.ts'

export type TransactionEncoding = 'json' | 'jsonParsed' | 'base58' | 'base64'

/**
 * A transaction in the format of the JSON-RPC API. Parsed instructions only have their accounts
 * resolved.
 */
export function encodeTransaction(parameters: {
  record: TransactionRecord
  encoding: TransactionEncoding
}): Record<string, unknown> {
  const { record, encoding } = parameters
  return {
    slot: record.slot,
    blockTime: record.blockTime,
    version: record.transaction.message.version,
    meta: encodeMeta(record),
    transaction: encodeBody({ record, encoding }),
  }
}

function encodeMeta(record: TransactionRecord): Record<string, unknown> {
  const { error, fee, before, after, logs, innerInstructions, unitsConsumed, accounts } = record
  return {
    err: error,
    status: error ? { Err: error } : { Ok: null },
    fee,
    ...named('pre', before),
    ...named('post', after),
    innerInstructions,
    logMessages: logs,
    rewards: [],
    computeUnitsConsumed: unitsConsumed,
    loadedAddresses: {
      writable: loadedOf(accounts, true),
      readonly: loadedOf(accounts, false),
    },
    ...(record.returnData ? { returnData: record.returnData } : {}),
  }
}

function named(moment: 'pre' | 'post', { lamports, tokens }: Balances): Record<string, unknown> {
  return { [`${moment}Balances`]: lamports, [`${moment}TokenBalances`]: tokens }
}

function loadedOf(accounts: readonly AccountKey[], isWritable: boolean): readonly string[] {
  return accounts
    .filter((account) => account.source === 'lookupTable' && account.isWritable === isWritable)
    .map(({ address }) => address)
}

function encodeBody(parameters: {
  record: TransactionRecord
  encoding: TransactionEncoding
}): unknown {
  const { record, encoding } = parameters
  const { wire, signatures, message } = record.transaction
  if (encoding === 'base58') return [getBase58Decoder().decode(wire), 'base58']
  if (encoding === 'base64') return [Buffer.from(wire).toString('base64'), 'base64']
  const common = { recentBlockhash: message.lifetimeToken, ...lookupsOf(message) }
  if (encoding === 'json')
    return {
      signatures,
      message: {
        ...common,
        header: {
          numRequiredSignatures: message.header.numSignerAccounts,
          numReadonlySignedAccounts: message.header.numReadonlySignerAccounts,
          numReadonlyUnsignedAccounts: message.header.numReadonlyNonSignerAccounts,
        },
        accountKeys: message.staticAccounts,
        instructions: instructionsOf(message).map((instruction) => ({
          programIdIndex: instruction.programAddressIndex,
          accounts: instruction.accountIndices,
          data: getBase58Decoder().decode(instruction.data),
          stackHeight: null,
        })),
      },
    }
  const addressAt = (index: number) => record.accounts[index]?.address
  return {
    signatures,
    message: {
      ...common,
      accountKeys: record.accounts.map(({ address, isSigner, isWritable, source }) => ({
        ...{ pubkey: address, signer: isSigner, writable: isWritable, source },
      })),
      instructions: instructionsOf(message).map((instruction) => ({
        programId: addressAt(instruction.programAddressIndex),
        accounts: instruction.accountIndices.map(addressAt),
        data: getBase58Decoder().decode(instruction.data),
        stackHeight: null,
      })),
    },
  }
}

function lookupsOf(message: CompiledMessage): Record<string, unknown> {
  if (message.version === 'legacy' || !('addressTableLookups' in message)) return {}
  return {
    addressTableLookups: (message.addressTableLookups ?? []).map((lookup) => ({
      accountKey: lookup.lookupTableAddress,
      writableIndexes: lookup.writableIndexes,
      readonlyIndexes: lookup.readonlyIndexes,
    })),
  }
}
