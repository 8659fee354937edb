import type { OnrampOrder } from '@cleat/core/onramp'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useOnramp } from '../controller/useOnramp.ts'
import { ProviderImage } from '../images/ProviderImage.tsx'
import type { OnrampTexts } from '../texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { describeEnd } from './describeEnd.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { useBuyAgain } from './useBuyAgain.ts'

export type NotBoughtProps = {
  order: OnrampOrder
  /** Whether the provider's window can be brought to the front. */
  hasWindow: boolean
}

/** The purchase ended without tokens: why, and what to do. */
export function NotBought({ order, hasWindow }: NotBoughtProps): ReactElement {
  const text = useText<OnrampTexts>()
  const onramp = useOnramp()
  const { choose } = useBuyAgain(order)
  const provider = order.provider.name
  const end = describeEnd(order)
  const isNoError = end === 'cancelled' || end === 'expired' || end === 'refunded'
  // Its page takes another card for the same purchase.
  const canPayThere = end === 'declined' && hasWindow
  const isOfProvider = end === 'identity' || end === 'region' || end === 'limit'
  return (
    <ProgressTask
      icon={<ProviderImage name={provider} shape="round" size={72} />}
      state={isNoError ? 'declined' : 'error'}
      title={text(`onramp.${end}`)}
      text={text(`onramp.${end}Text`, { provider })}
      actions={
        <>
          {canPayThere && (
            <Button onClick={() => onramp.showWindow()}>{text('onramp.show')}</Button>
          )}
          <Button variant={canPayThere ? 'quiet' : undefined} onClick={choose}>
            {text(isOfProvider ? 'onramp.chooseProvider' : 'onramp.buyAgain')}
          </Button>
          {!canPayThere && <DoneButton variant="quiet" />}
        </>
      }
    >
      <OrderFacts order={order} />
    </ProgressTask>
  )
}
