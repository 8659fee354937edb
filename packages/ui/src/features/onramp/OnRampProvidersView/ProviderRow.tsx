import type { CaipNetwork } from '@cleat/core'
import type { ProviderOffer } from '@cleat/core/onramp'
import type { ReactElement } from 'react'
import { Row } from '../../../components/Row/Row.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { usePurchaseWords } from '../amounts/usePurchaseWords.ts'
import { ProviderImage } from '../images/ProviderImage.tsx'
import { NoteParts } from '../NoteParts/NoteParts.tsx'
import type { OnrampTexts } from '../texts/en.ts'
import sheet from './OnRampProvidersView.module.css'
import { useProviderNote } from './useProviderNote.ts'

export type ProviderRowProps = {
  offer: ProviderOffer
  network: CaipNetwork
  /** Whether most arrives with it. */
  isBest: boolean
  onChoose: () => void
}

/** A provider with its price, or the reason that it does not sell this. */
export function ProviderRow({ offer, network, isBest, onChoose }: ProviderRowProps): ReactElement {
  const classes = useStyles(sheet)
  const parts = useProviderNote({ offer, network })
  const { provider, status } = offer
  const isUnavailable = status === 'unavailable'
  return (
    <Row
      icon={<ProviderImage name={provider.name} />}
      name={provider.name}
      // A reason has to be read to its end.
      note={isUnavailable ? <bdi>{parts}</bdi> : parts.length > 0 && <NoteParts parts={parts} />}
      trait={
        status !== 'idle' &&
        !isUnavailable && (
          <span className={classes.price}>
            <Price offer={offer} isBest={isBest} />
          </span>
        )
      }
      isDisabled={isUnavailable}
      isBusy={status === 'pending'}
      onPress={onChoose}
    />
  )
}

function Price({ offer, isBest }: Pick<ProviderRowProps, 'offer' | 'isBest'>): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<OnrampTexts>()
  const words = usePurchaseWords()
  const isSkeletonShown = useDelayedBusy(offer.status === 'pending')
  if (offer.status === 'pending' || isSkeletonShown)
    return (
      <span className={classes.waiting}>
        <Skeleton label={text('onramp.quoting')} isShown={isSkeletonShown} />
      </span>
    )
  if (offer.status === 'error') return <span>{text('onramp.noEstimate')}</span>
  if (offer.status !== 'success') return null
  const { amount, currency } = offer.quote.purchaseAmount
  return (
    <>
      <span key="price" className={classes.gets} dir="ltr">
        ≈ {words.about(amount)} <bdi>{currency}</bdi>
      </span>
      {isBest && <span className={classes.best}>{text('onramp.best')}</span>}
    </>
  )
}
