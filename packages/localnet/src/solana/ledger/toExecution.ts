import { getBase58Decoder } from '@solana/kit'
import {
  FailedTransactionMetadata,
  type SimulatedTransactionInfo,
  TransactionMetadata,
} from 'litesvm'
import type { Execution, InnerInstructions } from './createHistory.ts'
import { toTransactionError } from './transactionError.ts'

/** The runtime's result in the format of the JSON-RPC API. */
export function toExecution(
  result: TransactionMetadata | FailedTransactionMetadata | SimulatedTransactionInfo,
): Execution {
  const meta = result instanceof TransactionMetadata ? result : result.meta()
  const returned = meta.returnData()
  const data = returned.data()
  return {
    error: result instanceof FailedTransactionMetadata ? toTransactionError(result) : null,
    logs: meta.logs(),
    unitsConsumed: meta.computeUnitsConsumed(),
    innerInstructions: toInnerInstructions(meta),
    returnData:
      data.length === 0
        ? null
        : {
            programId: getBase58Decoder().decode(returned.programId()),
            data: [Buffer.from(data).toString('base64'), 'base64'],
          },
  }
}

function toInnerInstructions(meta: TransactionMetadata): readonly InnerInstructions[] {
  return meta.innerInstructions().flatMap((group, index) => {
    if (group.length === 0) return []
    const instructions = group.map((inner) => {
      const instruction = inner.instruction()
      return {
        programIdIndex: instruction.programIdIndex(),
        accounts: [...instruction.accounts()],
        data: getBase58Decoder().decode(instruction.data()),
        stackHeight: inner.stackHeight(),
      }
    })
    return [{ index, instructions }]
  })
}
