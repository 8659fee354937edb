import type { OnrampOrder } from '@cleat/core/onramp'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useOnramp } from '../controller/useOnramp.ts'
import { ProviderImage } from '../images/ProviderImage.tsx'
import type { OnrampTexts } from '../texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { useBuyAgain } from './useBuyAgain.ts'

export type AtProviderProps = {
  order: OnrampOrder
  step: 'open' | 'waiting' | 'processing'
  /** Whether its window can be brought to the front. */
  hasWindow: boolean
}

/** The visitor, or the provider, is at it. */
export function AtProvider({ order, step, hasWindow }: AtProviderProps): ReactElement {
  const text = useText<OnrampTexts>()
  const onramp = useOnramp()
  const { reopen } = useBuyAgain(order)
  const provider = order.provider.name
  const words = {
    open: ['onramp.continue', 'onramp.continueText'],
    waiting: ['onramp.waiting', 'onramp.waitingText'],
    processing: ['onramp.processing', 'onramp.processingText'],
  } as const
  const [title, explanation] = words[step]
  const canShow = step !== 'processing' && hasWindow
  return (
    <ProgressTask
      icon={<ProviderImage name={provider} shape="round" size={72} />}
      state="pending"
      title={text(title, { provider })}
      text={text(explanation, { provider })}
      actions={
        <>
          {canShow && <Button onClick={() => onramp.showWindow()}>{text('onramp.show')}</Button>}
          {step === 'open' && !hasWindow && (
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
