import type { EvmNode } from '../node/createEvmNode.ts'
import { fetchTrace } from './fetchTrace.ts'
import { findOperation } from './findOperation.ts'
import { listAccountCalls } from './listAccountCalls.ts'
import type { AccountOperation } from './listOperations.ts'
import { readFailure } from './readFailure.ts'
import type { Log } from './readLogs.ts'
import type { Receipt } from './readReceipt.ts'
import type { NodeTransaction } from './readTransaction.ts'
import type { TraceFrame } from './traceFrame.ts'

/** What a successful transaction has of an account, by which payments and calls are proven. */
export type Contents = {
  readonly operation: AccountOperation | undefined
  /** Those of the operation, and of no other. Without one, all. */
  readonly logs: readonly Log[]
  /** Who is paid for carrying it out. */
  readonly paymaster: string | undefined
  /** Why the account could not carry it out, if it says so. */
  readonly failure: string | undefined
  /** What the account called and what was not taken back. `undefined` if the node traces nothing. */
  readonly fetchCalls: () => Promise<readonly TraceFrame[] | undefined>
}

/** @param parameters.operationHash the operation that the wallet named. @default the only one */
export function readContents(
  node: EvmNode,
  parameters: {
    account: string
    transaction: NodeTransaction
    receipt: Receipt
    operationHash?: string | undefined
  },
): Contents {
  const { account, transaction, receipt, operationHash: hash } = parameters
  const named = { account, hash }
  const operation = findOperation(receipt.logs, named)
  return {
    operation,
    logs: operation?.logs ?? receipt.logs,
    paymaster: operation?.paymaster,
    failure: readFailure(receipt.logs, named),
    async fetchCalls() {
      const frames = await fetchTrace(node, transaction)
      return frames && listAccountCalls(frames, { account, operation })
    },
  }
}
