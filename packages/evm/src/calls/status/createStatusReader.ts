import type { AdapterFeatures } from '@cleat/core/adapter'
import type { Settlement } from '../../follow/createSettlement.ts'
import type { EvmChain } from '../../node/evmChain.ts'
import type { AskWallet } from '../wallet/askWallet.ts'
import { type FollowedCall, followCall } from './followCall.ts'
import { readCallsStatus } from './readCallsStatus.ts'

/**
 * Reads the status of calls. What it saw before is kept: a block without a successor may be
 * reorganized, and a transaction be replaced.
 */
export function createStatusReader(
  parameters: { ask: AskWallet } & Pick<EvmChain, 'call'>,
): AdapterFeatures['calls:status'] {
  const followed = new Map<string, FollowedCall>()
  const settlements = new Map<string, Settlement>()
  return (asked) => {
    const { id, hashes, calls } = asked
    const isAlone = id === undefined && hashes.length === 1 && calls.length === 1
    return isAlone
      ? followCall(parameters, asked, followed)
      : readCallsStatus({ ...parameters, settlements }, asked)
  }
}
