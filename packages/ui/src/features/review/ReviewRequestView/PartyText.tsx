import { formatAddress } from '@cleat/core'
import type { ReactElement } from 'react'
import { useReviewSubject } from './useReviewSubject.ts'

/** An account or a contract: the app's name for it, which never replaces the address. */
export function PartyText({ address }: { address: string }): ReactElement {
  const name = useReviewSubject().getName(address)
  const short = <bdi dir="ltr">{formatAddress(address)}</bdi>
  if (name === undefined) return short
  return (
    <>
      <bdi>{name}</bdi> ({short})
    </>
  )
}
