import { isCleatError } from '@cleat/core/adapter'
import type { EvmNode } from '../../node/createEvmNode.ts'
import type { Payer } from '../../prepare/readPayer.ts'
import type { TrialMemory } from '../../trial/runTrial.ts'
import { mostGas } from '../calls/mostGas.ts'
import { type SwapEffect, trySwap } from './trySwap.ts'

/** No exchange uses less. */
const leastGas = 30_000n

/**
 * Tries an exchange at the price of gas, with as much of it as the account can pay. An account that
 * cannot pay it tries without a price: what it lacks is said by others.
 * @throws as `trySwap`
 */
export async function tryWithin(
  node: EvmNode,
  memory: TrialMemory,
  parameters: Omit<trySwap.Parameters, 'gas'> & { payer: Payer; gasPrice: bigint },
): Promise<SwapEffect | undefined> {
  const { payer, call, gasPrice } = parameters
  // At most two allowances come before it.
  const affordable = gasPrice > 0n ? (payer.balance - call.value) / gasPrice / 3n : 0n
  const gas = affordable < mostGas ? affordable : mostGas
  const free = { ...parameters, gas: mostGas, gasPrice: undefined }
  if (gas < leastGas) return trySwap(node, memory, free)
  try {
    return await trySwap(node, memory, { ...parameters, gas })
  } catch (error) {
    if (gas === mostGas || !isCleatError(error, 'TRANSACTION_FAILED')) throw error
    return trySwap(node, memory, free)
  }
}
