import type { DecodedRequest, RequestEvidence } from '@cleat/core'
import { useMemo } from 'react'
import { useKit } from '../../../kit/useKit.ts'
import { ActionLabel } from './ActionLabel.tsx'
import type { ReviewSubject } from './reviewContext.ts'
import { useKitTokenFacts } from './useKitTokenFacts.ts'

/** A longer name says no more, and could hide what stands behind it. */
const longestName = 40

/** What the sentences about a request of the kit need to know. */
export function useNewSubject(
  request: DecodedRequest,
  evidence: RequestEvidence | undefined,
): ReviewSubject {
  const { controllers, options } = useKit()
  const { network } = controllers
  return useMemo(() => {
    const { chain, signedFor } = request
    const known = new Map(
      Object.entries(options.contracts ?? {}).map(([account, { name }]) => [toKey(account), name]),
    )
    return {
      ...{ request, Label: ActionLabel, useTokenFacts: useKitTokenFacts },
      network: network.find(signedFor === 'any' ? chain : signedFor),
      getName(address) {
        const name = known.get(toKey(`${chain}:${address}`)) ?? evidence?.parties[address]?.name
        return name?.replace(/\p{C}/gu, '').slice(0, longestName) || undefined
      },
    }
  }, [request, evidence, options, network])
}

/** Addresses of EVM chains have several spellings. */
function toKey(account: string): string {
  return account.startsWith('eip155:') ? account.toLowerCase() : account
}
