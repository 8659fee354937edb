import { isRecord } from '../params/isRecord.ts'
import type { Behaviour } from './behaviour.ts'

/** Parameters of `executePartially`. */
export type ExecutePartiallyParameters = {
  /** How many calls succeed. @default 1 */
  calls?: number | undefined
}

/**
 * Executes only the first calls of `wallet_sendCalls`, even where all or none were asked for: the
 * next one reverts, and the bundle ends with status 600.
 * @example
 * ```ts
 * import { createDevWallet, executePartially } from '@cleat/testing'
 *
 * const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' }]
 * const wallet = createDevWallet({ chains, batches: {} })
 * wallet.program('wallet_sendCalls', executePartially({ calls: 1 }))
 * ```
 * @see EIP-5792
 */
export function executePartially(parameters: ExecutePartiallyParameters = {}): Behaviour {
  const { calls: executed = 1 } = parameters
  return ({ params, proceed }) => {
    const [request] = Array.isArray(params) ? params : []
    if (!isRecord(request) || !Array.isArray(request.calls)) return proceed()
    const calls = [...request.calls.slice(0, executed), reverting]
    return proceed({ params: [{ ...request, atomicRequired: false, calls }] })
  }
}

/** Deploys a contract whose creation code is the opcode `INVALID`. */
const reverting = { data: '0xfe' }
