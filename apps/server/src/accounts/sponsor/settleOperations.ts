import * as v from 'valibot'
import { decodeEventLog, type Hex, numberToHex, pad, parseAbi, toEventSelector } from 'viem'
import type { OpenChains } from '../../data/chains/openChains.ts'
import { hexData, hexNumber } from '../../data/rpc/hexSchema.ts'
import { entryPoints } from '../operation/entryPoints.ts'
import type { Budget, OpenReservation } from './budget/createBudget.ts'

const abi = parseAbi([
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
])
const logs = v.array(v.object({ data: hexData, topics: v.array(hexData), blockNumber: hexNumber }))
/** Blocks that a node answers at once for one account. */
const range = 2000n

/**
 * Finds out what operations did cost that can no longer be sent, from the EntryPoint's events.
 * Those that were never sent cost nothing. Of chains that do not answer, what was reserved stays.
 */
export async function settleOperations(parameters: {
  chains: OpenChains
  budget: Budget
  signal: AbortSignal
}): Promise<void> {
  const { chains, budget, signal } = parameters
  for (const open of await budget.listOpen()) {
    const outcome = await readOutcome({ chains, open, signal }).catch(() => undefined)
    if (outcome) await budget.settle(open.id, outcome)
  }
}

async function readOutcome(parameters: {
  chains: OpenChains
  open: OpenReservation
  signal: AbortSignal
}): Promise<{ cost: bigint; isFailed: boolean } | undefined> {
  const { chains, open, signal } = parameters
  const chain = chains.get(open.chainId)
  if (chain?.namespace !== 'eip155') return undefined
  const topic = (address: string) => pad(address as Hex).toLowerCase()
  const [selector] = abi.map((event) => toEventSelector(event))
  const found = await chain.rpc.call({
    method: 'eth_getLogs',
    params: [
      {
        address: Object.values(entryPoints),
        topics: [selector, null, topic(open.account), topic(open.paymaster)],
        fromBlock: numberToHex(open.block),
        toBlock: numberToHex(open.block + range),
      },
    ],
    ...{ schema: logs, signal },
  })
  for (const { data, topics } of found) {
    const { args } = decodeEventLog({ abi, data, topics: topics as [Hex] })
    if (args?.nonce === open.nonce) return { cost: args.actualGasCost, isFailed: !args.success }
  }
  return { cost: 0n, isFailed: false }
}
