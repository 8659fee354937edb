import { type Hex, numberToHex, toEventSelector } from 'viem'
import { entryPoint08Abi } from 'viem/account-abstraction'
import type { AskNode } from '../rpcProxy/startRpcProxy.ts'
import type { BundlerClient } from './bundlerChain.ts'
import { bundlerContracts } from './bundlerContracts.ts'

/** A receipt as the node writes it. */
type RawReceipt = {
  readonly transactionHash: Hex
  readonly blockHash: Hex
  readonly blockNumber: Hex
  readonly logs: readonly { readonly logIndex: Hex; readonly topics: readonly Hex[] }[]
}

/** What became of an operation, as JSON-RPC has it. @see ERC-7769 */
export type OperationReceipt = { readonly success: boolean; readonly receipt: RawReceipt }

/** Where the logs of an operation begin. */
const beginnings = [
  toEventSelector('BeforeExecution()'),
  toEventSelector('UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)'),
]

/** What became of an operation. `null` while it is not in a block. */
export async function readOperationReceipt(
  client: BundlerClient,
  parameters: { hash: Hex; ask: AskNode },
): Promise<OperationReceipt | null> {
  const { hash, ask } = parameters
  const [event] = await client.getContractEvents({
    address: Object.values(bundlerContracts.entryPoints),
    ...{ abi: entryPoint08Abi, eventName: 'UserOperationEvent' },
    ...{ fromBlock: 0n, args: { userOpHash: hash } },
  })
  if (!event) return null
  const { transactionHash, logIndex, address: entryPoint } = event
  const { nonce = 0n, actualGasCost = 0n, actualGasUsed = 0n, success = false } = event.args
  const { result } = await ask({ method: 'eth_getTransactionReceipt', params: [transactionHash] })
  const receipt = result as RawReceipt
  const before = receipt.logs.filter(({ logIndex: index }) => Number(index) < logIndex)
  const first = before.findLastIndex(({ topics: [topic] }) => topic && beginnings.includes(topic))
  const operation = {
    ...{ userOpHash: hash, entryPoint, sender: event.args.sender, nonce: numberToHex(nonce) },
    ...{ paymaster: event.args.paymaster, success, receipt, logs: before.slice(first + 1) },
    actualGasCost: numberToHex(actualGasCost),
    actualGasUsed: numberToHex(actualGasUsed),
  }
  return operation
}
