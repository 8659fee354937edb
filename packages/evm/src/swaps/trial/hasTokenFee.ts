import type { EvmNode } from '../../node/createEvmNode.ts'
import { runTrial, type TrialMemory } from '../../trial/runTrial.ts'
import { mostGas } from '../calls/mostGas.ts'
import { tokenProbe } from './tokenProbe.ts'

/** Whether a token keeps a part of what an account sends. `false` if the node cannot try it. */
export async function hasTokenFee(
  node: EvmNode,
  memory: TrialMemory,
  parameters: { account: string; token: string; amount: bigint },
): Promise<boolean> {
  const { account, token, amount } = parameters
  const calls = tokenProbe.list(token, amount)
  const run = await runTrial(node, memory, { account, calls, gas: mostGas })
  return run !== undefined && tokenProbe.hasFee(run.answers, amount)
}
