import { formatAddress } from '@cleat/core'
import type { ReactElement } from 'react'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './ReviewRequestView.module.css'
import { useReviewSubject } from './useReviewSubject.ts'

export type PartyTextProps = {
  address: string
  /** Shows every character of the address. */
  isWhole?: boolean | undefined
}

/** An account or a contract: the app's name for it, which never replaces the address. */
export function PartyText({ address, isWhole }: PartyTextProps): ReactElement {
  const name = useReviewSubject().getName(address)
  const classes = useStyles(sheet)
  const short = (
    <bdi dir="ltr" className={isWhole ? undefined : classes.short}>
      {isWhole ? address : formatAddress(address)}
    </bdi>
  )
  if (name === undefined) return short
  return (
    <>
      <bdi>{name}</bdi> ({short})
    </>
  )
}
