import type { ApprovalsAdapter } from '@cleat/core/adapter'
import type { EvmChain } from '../node/evmChain.ts'
import { toNodeFailure } from '../node/toNodeFailure.ts'
import { decodeChange } from './change/decodeChange.ts'
import { decodeJoined } from './change/decodeJoined.ts'
import { followChange } from './change/followChange.ts'
import { joinChanges } from './change/joinChanges.ts'
import { prepareChange } from './change/prepareChange.ts'
import { findClaims } from './claims/findClaims.ts'
import { listKnownClaims } from './claims/listKnownClaims.ts'
import { readApprovals } from './reading/readApprovals.ts'

/**
 * Creates the approvals of the namespace `eip155`. The chain library of the app is injected.
 * @see ERC-20, ERC-721, ERC-1155, Permit2
 */
export function createEvmApprovals(chain: EvmChain): ApprovalsAdapter {
  return {
    listKnown: listKnownClaims,
    find: (parameters) => toNodeFailure(parameters.network, findClaims(chain, parameters)),
    read: (parameters) => toNodeFailure(parameters.network, readApprovals(chain, parameters)),
    prepare: (parameters) => toNodeFailure(parameters.network, prepareChange(chain, parameters)),
    decode: decodeChange,
    join: joinChanges,
    decodeJoined,
    follow: (parameters) => followChange(chain, parameters),
  }
}
