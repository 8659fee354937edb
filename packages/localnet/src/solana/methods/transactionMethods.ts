import type { Faucet } from '../ledger/createFaucet.ts'
import type { Execution } from '../ledger/createHistory.ts'
import type { Ledger } from '../ledger/createLedger.ts'
import {
  type DecodedTransaction,
  decodeMessage,
  decodeTransaction,
} from '../ledger/decodeTransaction.ts'
import { encodeAccount } from '../ledger/encodeAccount.ts'
import { RpcError } from '../ledger/rpcError.ts'
import { describeTransactionError } from '../ledger/transactionError.ts'
import { transactionFee } from '../ledger/transactionFee.ts'
import { type Method, withContext } from './method.ts'
import {
  invalid,
  readAddress,
  readAddresses,
  readBytes,
  readOptions,
  readWhole,
} from './readParams.ts'

/** Methods that run or simulate transactions. */
export function transactionMethods(ledger: Ledger, faucet: Faucet): Record<string, Method> {
  return {
    sendTransaction: ([value, given]) => {
      const options = readOptions(given)
      const transaction = decodeTransaction(readBytes({ value, encoding: options.encoding }))
      const [signature = ''] = transaction.signatures
      if (options.skipPreflight !== true) requireSuccess(ledger, transaction)
      ledger.submit(transaction)
      return signature
    },
    simulateTransaction: ([value, given]) => {
      const options = readOptions(given)
      const transaction = decodeTransaction(readBytes({ value, encoding: options.encoding }))
      const isReplaced = options.replaceRecentBlockhash === true
      if (isReplaced && options.sigVerify === true)
        throw invalid('sigVerify may not be used with replaceRecentBlockhash')
      const result = ledger.simulate(transaction, {
        sigVerify: options.sigVerify === true,
        checksAge: !isReplaced,
      })
      const wanted = readOptions(options.accounts).addresses
      const accounts = wanted === undefined ? null : readAddresses(wanted)
      return withContext(ledger, {
        ...toOutcome(result),
        accounts:
          accounts?.map((address) => {
            const account = result.postAccounts.find((post) => post.address === address)
            const { decimalsOf } = ledger
            return account ? encodeAccount({ account, encoding: 'base64', decimalsOf }) : null
          }) ?? null,
        innerInstructions: options.innerInstructions === true ? result.innerInstructions : null,
        ...(isReplaced ? { replacementBlockhash: ledger.blockhashes.latest } : {}),
      })
    },
    getFeeForMessage: ([value]) => {
      const message = decodeMessage(readBytes({ value, encoding: 'base64' }))
      const { slot } = ledger
      const isValid = ledger.blockhashes.isValid({ blockhash: message.lifetimeToken, slot })
      return withContext(ledger, isValid ? transactionFee(message) : null)
    },
    requestAirdrop: async ([address, lamports]) => {
      const to = readAddress(address)
      const transaction = await faucet.pay({ to, lamports: readWhole(lamports, 'lamports') })
      const error = ledger.submit(transaction)
      const [signature = ''] = transaction.signatures
      if (error) throw new RpcError({ code: -32603, message: describeTransactionError(error) })
      return signature
    },
  }
}

/** The preflight check of a node. */
function requireSuccess(ledger: Ledger, transaction: DecodedTransaction): void {
  const result = ledger.simulate(transaction, { sigVerify: true, checksAge: true })
  if (result.error === null) return
  if (result.error === 'SignatureFailure')
    throw new RpcError({ code: -32003, message: 'Transaction signature verification failure' })
  throw new RpcError({
    code: -32002,
    message: `Transaction simulation failed: ${describeTransactionError(result.error)}`,
    data: { ...toOutcome(result), accounts: null, innerInstructions: null },
  })
}

function toOutcome({ error, logs, unitsConsumed, returnData }: Execution): Record<string, unknown> {
  return { err: error, logs, unitsConsumed, returnData }
}
