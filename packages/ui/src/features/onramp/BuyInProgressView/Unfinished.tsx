import type { OnrampOrder } from '@cleat/core/onramp'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useOnramp } from '../controller/useOnramp.ts'
import { ProviderImage } from '../images/ProviderImage.tsx'
import { isFollowed } from '../orders/isFollowed.ts'
import type { OnrampTexts } from '../texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { useBuyAgain } from './useBuyAgain.ts'

export type UnfinishedProps = {
  order: OnrampOrder
  /** Whether the visitor closed the window in this visit. */
  isClosed: boolean
}

/** Nothing was paid as far as anybody says, and the provider's page is gone. */
export function Unfinished({ order, isClosed }: UnfinishedProps): ReactElement {
  const text = useText<OnrampTexts>()
  const onramp = useOnramp()
  const { reopen } = useBuyAgain(order)
  const provider = order.provider.name
  const isLost = !isClosed && !isFollowed(order)
  return (
    <ProgressTask
      icon={<ProviderImage name={provider} shape="round" size={72} />}
      state="unknown"
      title={text(isLost ? 'onramp.lost' : isClosed ? 'onramp.closed' : 'onramp.stateOpened')}
      text={text(isLost ? 'onramp.lostText' : 'onramp.closedText', { provider })}
      actions={
        <>
          {isLost ? (
            <Button onClick={() => onramp.resumeOrder(order.id)}>{text('onramp.look')}</Button>
          ) : (
            <Button onClick={reopen}>{text('onramp.openAgain', { provider })}</Button>
          )}
          <DoneButton variant="quiet" />
        </>
      }
    >
      <OrderFacts order={order} />
    </ProgressTask>
  )
}
