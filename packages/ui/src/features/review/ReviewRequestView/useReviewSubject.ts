import type { DecodedRequest, RequestEvidence } from '@cleat/core'
import { useContext, useMemo } from 'react'
import { useKit } from '../../../kit/useKit.ts'
import { type ReviewSubject, reviewContext } from './reviewContext.ts'

/** A longer name says no more, and could hide what stands behind it. */
const longestName = 40

/** What the sentences of the surrounding review need to know. */
export function useReviewSubject(): ReviewSubject {
  const subject = useContext(reviewContext)
  if (!subject) throw new Error('No review')
  return subject
}

/** Creates it for a request. */
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
      request,
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
