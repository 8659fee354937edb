import { createClient, type Hex, http, type PrivateKeyAccount } from 'viem'
import { estimateGas, getBlockNumber, getTransactionCount, sendRawTransaction } from 'viem/actions'
import { OperationError } from './operationError.ts'
import type { PreparedFees } from './preparedCalls.ts'
import { readFees } from './readFees.ts'
import type { SentTransaction } from './sentTransaction.ts'

/** A transaction that is ready to be shown, and then signed. */
export type PreparedTransaction = PreparedFees & {
  /** Tells it from the calls of a smart account. */
  readonly kind: 'plain'
  /** The address of the receiver; nothing for a new contract. */
  readonly to: Hex | undefined
  /** In base units of the native coin. */
  readonly value: bigint
  /** What the receiver is called with. */
  readonly data: Hex
  /** The most units of gas that it can use. */
  readonly gas: bigint
  /** The most that it can cost, in base units of the native coin. */
  readonly mostFee: bigint
}

/** An account of a key that sends one transaction after the other. */
export type PlainAccount = {
  /** The address of the key. */
  readonly address: Hex
  /** Measures a transaction. Signs nothing. @throws where its call fails */
  prepare(call: {
    /** The address of the receiver. @default a new contract */
    readonly to?: Hex | undefined
    /** In base units of the native coin. */
    readonly value: bigint
    /** What the receiver is called with, or the code of the new contract. */
    readonly data: Hex
  }): Promise<PreparedTransaction>
  /** Signs what was prepared, and sends it. @throws where the node refuses it */
  send(prepared: PreparedTransaction): Promise<SentTransaction>
}

/** Opens the account of a key on a chain. Sends no request. */
export function createPlainAccount(parameters: {
  owner: Pick<PrivateKeyAccount, 'address' | 'signTransaction'>
  chainId: number
  /** The chain's node. */
  rpcUrl: string
}): PlainAccount {
  const { owner, chainId, rpcUrl } = parameters
  const { address } = owner
  const client = createClient({ transport: http(rpcUrl) })
  const refuse = (detail: string) => (cause: unknown) => {
    throw new OperationError('rejected', detail, { cause })
  }
  return {
    address,
    async prepare({ to, value, data }) {
      const call = { account: address, to, value, data }
      const measured = await estimateGas(client, call).catch(refuse('the call fails'))
      const fees = await readFees(client)
      const gas = (measured * 12n) / 10n
      return { kind: 'plain', to, value, data, gas, ...fees, mostFee: gas * fees.maxFeePerGas }
    },
    async send({ to, value, data, gas, maxFeePerGas, maxPriorityFeePerGas }) {
      const nonce = await getTransactionCount(client, { address, blockTag: 'pending' })
      const block = await getBlockNumber(client)
      const raw = await owner.signTransaction({
        ...{ to, value, data, gas, maxFeePerGas, maxPriorityFeePerGas },
        ...{ nonce, chainId, type: 'eip1559' },
      })
      const hash = await sendRawTransaction(client, { serializedTransaction: raw }).catch(
        refuse('the node refused it'),
      )
      return { kind: 'transaction', hash, block }
    },
  }
}
