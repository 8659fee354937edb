import type { TransactionRecord } from '../ledger/createHistory.ts'
import type { Ledger } from '../ledger/createLedger.ts'
import { encodeTransaction, type TransactionEncoding } from '../ledger/encodeTransaction.ts'
import { RpcError } from '../ledger/rpcError.ts'
import { type Method, withContext } from './method.ts'
import { invalid, readAddress, readOptions, readSignature } from './readParams.ts'

/** Methods that read the history. */
export function historyMethods(ledger: Ledger): Record<string, Method> {
  const isFinal = (record: TransactionRecord) => record.slot <= ledger.root
  const statusOf = (record: TransactionRecord) => (isFinal(record) ? 'finalized' : 'confirmed')
  return {
    getSignatureStatuses: ([signatures]) => {
      if (!Array.isArray(signatures)) throw invalid('Invalid params: expected a list of signatures')
      return withContext(
        ledger,
        signatures.map((signature) => {
          const record = ledger.history.find(readSignature(signature))
          if (!record) return null
          const { slot, error } = record
          return {
            slot,
            err: error,
            status: error ? { Err: error } : { Ok: null },
            confirmations: isFinal(record) ? null : ledger.slot - slot,
            confirmationStatus: statusOf(record),
          }
        }),
      )
    },
    getSignaturesForAddress: ([address, given]) => {
      const { before, until, limit = 1000, commitment } = readOptions(given)
      const records = ledger.history
        .findByAccount(readAddress(address))
        .filter((record) => commitment !== 'finalized' || isFinal(record))
      const start = indexOf(records, before) + 1
      const stop = indexOf(records, until)
      const end = stop < 0 ? records.length : stop
      return records.slice(start, Math.min(end, start + Number(limit))).map((record) => ({
        signature: record.signature,
        slot: record.slot,
        blockTime: record.blockTime,
        err: record.error,
        memo: null,
        confirmationStatus: statusOf(record),
      }))
    },
    getTransaction: ([signature, given]) => {
      // Old clients send the encoding as a string in place of the options.
      const options = typeof given === 'string' ? { encoding: given } : readOptions(given)
      const { encoding = 'json', commitment, maxSupportedTransactionVersion: newest } = options
      const record = ledger.history.find(readSignature(signature))
      if (!record || (commitment === 'finalized' && !isFinal(record))) return null
      const { version } = record.transaction.message
      if (version !== 'legacy' && (typeof newest !== 'number' || newest < version))
        throw new RpcError({
          code: -32015,
          message: `Transaction version (${version}) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": ${version}`,
        })
      return encodeTransaction({ record, encoding: readTransactionEncoding(encoding) })
    },
  }
}

function indexOf(records: readonly TransactionRecord[], signature: unknown): number {
  return records.findIndex((record) => record.signature === signature)
}

function readTransactionEncoding(encoding: unknown): TransactionEncoding {
  if (encoding === 'json' || encoding === 'jsonParsed') return encoding
  if (encoding === 'base58' || encoding === 'base64') return encoding
  throw invalid(`Invalid params: no such encoding: ${String(encoding)}`)
}
