import type { OnrampOrder } from '@cleat/core/onramp'
import type { ReactElement } from 'react'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { useText } from '../../../i18n/useText.ts'
import { ProviderImage } from '../images/ProviderImage.tsx'
import type { OnrampTexts } from '../texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { ProviderLink } from './ProviderLink.tsx'

export type BlockedProps = { order: OnrampOrder; url: string }

/** The browser did not open the window. The same page is a link. */
export function Blocked({ order, url }: BlockedProps): ReactElement {
  const text = useText<OnrampTexts>()
  const provider = order.provider.name
  return (
    <ProgressTask
      icon={<ProviderImage name={provider} shape="round" size={72} />}
      state="none"
      title={text('onramp.blocked')}
      text={text('onramp.blockedText', { provider })}
      actions={
        <>
          <ProviderLink url={url}>{text('onramp.open', { provider })}</ProviderLink>
          <DoneButton variant="quiet" />
        </>
      }
    >
      <OrderFacts order={order} />
    </ProgressTask>
  )
}
