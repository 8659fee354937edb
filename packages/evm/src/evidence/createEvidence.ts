import type { AdapterFeatures } from '@cleat/core/adapter'
import { createEvmNode } from '../node/createEvmNode.ts'
import type { EvmChain } from '../node/evmChain.ts'
import { createTrialMemory } from '../trial/createTrialMemory.ts'
import { type PartyMemory, readParties } from './readParties.ts'
import { simulateRequest } from './simulateRequest.ts'

/** What the chain says about requests of apps. */
export type EvmEvidence = {
  readonly simulate: AdapterFeatures['request:simulate']
  readonly readParties: AdapterFeatures['request:parties']
}

/** Creates what tries requests out, and keeps what the RPCs of each network cannot do. */
export function createEvidence(chain: Pick<EvmChain, 'call'>): EvmEvidence {
  const trials = createTrialMemory()
  const parties: PartyMemory = new Map()
  return {
    async simulate({ request, connection, network, actions, isLater = false }) {
      const account = connection.accounts[0].address.toLowerCase()
      const node = createEvmNode(chain, network)
      try {
        return await simulateRequest(node, trials, { request, account, actions, isLater })
      } catch {
        return { status: 'unknown', reason: 'failed' }
      }
    },
    readParties: ({ network, addresses, tokens }) =>
      readParties(createEvmNode(chain, network), parties, { addresses, tokens }),
  }
}
