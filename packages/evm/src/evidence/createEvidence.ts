import type { AdapterFeatures, RequestSimulation } from '@cleat/core/adapter'
import { createEvmNode } from '../node/createEvmNode.ts'
import type { EvmChain } from '../node/evmChain.ts'
import { createTrialMemory } from '../trial/createTrialMemory.ts'
import { type PartyMemory, readParties } from './readParties.ts'
import { simulateRequest } from './simulateRequest.ts'

/** What the chain says about requests of apps. */
export type EvmEvidence = {
  /** Tries a request out. Never rejects. */
  readonly simulate: AdapterFeatures['request:simulate']
  /** Reads who takes part in a request. Never rejects. */
  readonly readParties: AdapterFeatures['request:parties']
  /** Reads what code an account runs. */
  readonly readCode: AdapterFeatures['account:code']
}

/** A trial answers the same question again for so long. Milliseconds. */
const freshMs = 3000

/** Creates what tries requests out, and keeps what the RPCs of each network cannot do. */
export function createEvidence(chain: Pick<EvmChain, 'call'>): EvmEvidence {
  const trials = createTrialMemory()
  const parties: PartyMemory = new Map()
  const known = new Map<string, ReturnType<EvmEvidence['simulate']>>()
  return {
    simulate({ request, connection, network, actions, isLater = false }) {
      const account = connection.accounts[0].address.toLowerCase()
      const asked = [network.id, account, request, isLater]
      const key = JSON.stringify(asked, (_, value: unknown) =>
        typeof value === 'bigint' ? `${value}n` : value,
      )
      const before = known.get(key)
      if (before) return before
      const node = createEvmNode(chain, network)
      const trial = simulateRequest(node, trials, { request, account, actions, isLater }).catch(
        (): RequestSimulation => ({ status: 'unknown', reason: 'failed' }),
      )
      known.set(key, trial)
      void trial.then(() => setTimeout(() => known.delete(key), freshMs))
      return trial
    },
    readParties: ({ network, ...asked }) =>
      readParties(createEvmNode(chain, network), parties, asked),
    async readCode({ network, address }) {
      const { readAccountCode } = await import('../accountCode/readAccountCode.ts')
      return readAccountCode(createEvmNode(chain, network), { address })
    },
  }
}
