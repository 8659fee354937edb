import type { OnrampOrder, OrderStatus } from '@cleat/core/onramp'
import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { Row } from '../../../components/Row/Row.tsx'
import { Tag } from '../../../components/Tag/Tag.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { trashIcon } from '../../../icons/trashIcon.ts'
import { useKit } from '../../../kit/useKit.ts'
import { usePurchaseWords } from '../amounts/usePurchaseWords.ts'
import { useOnramp } from '../controller/useOnramp.ts'
import { OrderImage } from '../images/OrderImage.tsx'
import { NoteParts } from '../NoteParts/NoteParts.tsx'
import { isOver } from '../orders/isOver.ts'
import type { OnrampTexts } from '../texts/en.ts'

const states = {
  created: 'onramp.stateOpened',
  opened: 'onramp.stateOpened',
  awaitingUser: 'onramp.stateWaiting',
  processing: 'onramp.stateProcessing',
  sent: 'onramp.sent',
  delivered: 'onramp.delivered',
  failed: 'onramp.stateFailed',
  refunded: 'onramp.stateRefunded',
  expired: 'onramp.stateExpired',
} as const satisfies { readonly [status in OrderStatus]: keyof OnrampTexts }

const tones: { readonly [status in OrderStatus]?: 'success' | 'warning' | 'danger' } = {
  awaitingUser: 'warning',
  delivered: 'success',
  failed: 'danger',
}

/** A purchase. Opens its progress; one that ended can be removed. */
export function OrderRow({ order }: { order: OnrampOrder }): ReactElement {
  const { router } = useKit().controllers
  const text = useText<OnrampTexts>()
  const format = useFormat()
  const words = usePurchaseWords()
  const onramp = useOnramp()
  const { id, asset, payment, provider, status, startedAt } = order
  const amount = order.received ?? order.amount ?? order.expected
  const date = format.date(startedAt, { day: 'numeric', month: 'short' })
  return (
    <>
      <Row
        icon={<OrderImage order={order} />}
        name={amount === undefined ? asset.symbol : `${words.about(amount)} ${asset.symbol}`}
        note={<NoteParts parts={[date, words.round(payment), provider.name]} />}
        trait={<Tag tone={tones[status]}>{text(states[status])}</Tag>}
        onPress={() => router.push({ name: 'BuyInProgress', orderId: id })}
      />
      {isOver(order) && (
        <IconButton
          label={text('onramp.forget')}
          icon={<Icon of={trashIcon} size={18} />}
          onClick={() => onramp.forgetOrder(id)}
        />
      )}
    </>
  )
}
