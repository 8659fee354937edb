import type { CaipNetwork, RequestFee, ReviewEvidence } from '@cleat/core'
import type { ReactElement } from 'react'
import { Fact } from '../../../components/Fact/Fact.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { ReviewTexts } from '../texts/en.ts'
import sheet from './ReviewRequestView.module.css'
import { useIsEmbedded } from './useIsEmbedded.ts'
import { useReviewSubject } from './useReviewSubject.ts'

/** More decimals than balances have: fees are small. */
const shownDecimals = 6

/** What the request can cost in the embedded wallet, and who pays. */
export function FeeRow(props: {
  evidence: ReviewEvidence
  network: CaipNetwork | undefined
}): ReactElement | null {
  const { evidence, network } = props
  const text = useText<ReviewTexts>()
  const { request } = useReviewSubject()
  const isEmbedded = useIsEmbedded(request.namespace)
  if (!isEmbedded || !network) return null
  const label = text('review.fee')
  if (evidence.status === 'pending')
    return (
      <Fact label={label}>
        <Skeleton label={text('review.simulating')} isShown={true} />
      </Fact>
    )
  const fee = evidence.evidence?.fee
  return fee ? (
    <Fact label={label}>
      {fee === 'unknown' ? text('review.feeUnknown') : <Fee fee={fee} network={network} />}
    </Fact>
  ) : null
}

function Fee({ fee, network }: { fee: RequestFee; network: CaipNetwork }): ReactElement {
  const classes = useStyles(sheet)
  const format = useFormat()
  const text = useText<ReviewTexts>()
  const { decimals, symbol } = network.nativeCurrency
  const amount = format.balance(fee.most, { decimals, shownDecimals })
  const most = text('review.feeUpTo', { amount, symbol })
  if (fee.sponsor !== undefined)
    return (
      <span className={classes.changes}>
        <span>{text('review.sponsored', { sponsor: fee.sponsor })}</span>
        <s className={classes.quiet}>{most}</s>
      </span>
    )
  const why = { declined: 'review.feeDeclined', unavailable: 'review.feeUnavailable' } as const
  return (
    <span className={classes.changes}>
      <span>{most}</span>
      {fee.notSponsored && <span className={classes.quiet}>{text(why[fee.notSponsored])}</span>}
    </span>
  )
}
