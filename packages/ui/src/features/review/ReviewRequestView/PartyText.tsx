import { formatAddress } from '@cleat/core'
import type { ReactElement } from 'react'
import { useReviewSubject } from './useReviewSubject.ts'

export type PartyTextProps = {
  address: string
  /** Shows every character of the address. */
  isWhole?: boolean | undefined
}

/** An account or a contract: the app's name for it, which never replaces the address. */
export function PartyText({ address, isWhole }: PartyTextProps): ReactElement {
  const name = useReviewSubject().getName(address)
  const short = <bdi dir="ltr">{isWhole ? address : formatAddress(address)}</bdi>
  if (name === undefined) return short
  return (
    <>
      <bdi>{name}</bdi> ({short})
    </>
  )
}
