import type { CaipNetwork } from '@cleat/core'
import { type ReactElement, useEffect, useRef } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { Group } from '../../../components/Group/Group.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { Rows } from '../../../components/Row/Rows.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useReorder } from '../../../motion/useReorder.ts'
import { usePurchaseWords } from '../amounts/usePurchaseWords.ts'
import { useOnramp } from '../controller/useOnramp.ts'
import type { OnrampTexts } from '../texts/en.ts'
import { ProviderRow } from './ProviderRow.tsx'

export type ProviderListProps = {
  network: CaipNetwork
  /** Asks for the consent that is missing. `undefined` if none is. */
  refuse: (() => void) | undefined
  /** Called for a press before there is an amount that can be paid. */
  onAmountMissing: () => void
}

/** Who sells the token, and what arrives for the amount. */
export function ProviderList(props: ProviderListProps): ReactElement {
  const { network, refuse, onAmountMissing } = props
  const { router } = useKit().controllers
  const text = useText<OnrampTexts>()
  const announce = useAnnounce()
  const onramp = useOnramp()
  const { offers, isSample, paymentCurrency, purchaseCurrency } = useControllerState(onramp.state)
  const rows = useRef<HTMLDivElement>(null)
  useReorder({ list: rows, order: offers.map(({ provider }) => provider.id) })
  const [best] = offers
  const isNone = offers.every(({ status }) => status === 'unavailable')
  const isUnknown = offers.some(({ status }) => status === 'error')
  useSpokenPrice()

  const choose = (id: string) => {
    if (refuse) return refuse()
    if (onramp.validate() !== undefined) {
      announce(text('onramp.enterAmount'))
      return onAmountMissing()
    }
    // The state has the result.
    onramp.openProvider(id).catch(() => undefined)
    router.push({ name: 'BuyInProgress' })
  }
  return (
    <>
      {isNone && (
        <Notice variant="info">
          {text('onramp.nothing', {
            symbol: purchaseCurrency?.symbol ?? '',
            currency: paymentCurrency?.id ?? '',
          })}
        </Notice>
      )}
      {!isNone && isUnknown && (
        <Notice variant="info">{text(isSample ? 'onramp.sample' : 'onramp.noPrices')}</Notice>
      )}
      <Rows ref={rows}>
        <Group heading={text('onramp.providers')}>
          {offers.map((offer) => (
            <li key={offer.provider.id} data-item={offer.provider.id}>
              <ProviderRow
                offer={offer}
                network={network}
                isBest={offer === best && offers.length > 1}
                onChoose={() => choose(offer.provider.id)}
              />
            </li>
          ))}
        </Group>
      </Rows>
    </>
  )
}

/** Announces the best price once for each input, when all providers have answered. */
function useSpokenPrice(): void {
  const text = useText<OnrampTexts>()
  const words = usePurchaseWords()
  const announce = useAnnounce()
  const { offers, quotesLoading, purchaseCurrency } = useControllerState(useOnramp().state)
  const [best] = offers
  const isSaid = !quotesLoading && best?.status === 'success' && !best.isRenewing
  const message = isSaid
    ? text('onramp.quoted', {
        amount: words.isolated({
          ...best.quote.purchaseAmount,
          currency: purchaseCurrency?.symbol ?? '',
        }),
        provider: best.provider.name,
      })
    : undefined
  useEffect(() => {
    if (message) announce(message)
  }, [announce, message])
}
