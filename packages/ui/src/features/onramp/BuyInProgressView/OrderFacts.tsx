import type { OnrampOrder } from '@cleat/core/onramp'
import type { ReactElement } from 'react'
import { Fact } from '../../../components/Fact/Fact.tsx'
import { Facts } from '../../../components/Fact/Facts.tsx'
import { GroupedAddress } from '../../../components/GroupedAddress/GroupedAddress.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { usePurchaseWords } from '../amounts/usePurchaseWords.ts'
import type { OnrampTexts } from '../texts/en.ts'
import sheet from './OrderFacts.module.css'

/** What is paid, what is expected, and where it arrives: to be compared with the provider's page. */
export function OrderFacts({ order }: { order: OnrampOrder }): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<OnrampTexts>()
  const words = usePurchaseWords()
  const { payment, asset, address, amount = order.expected } = order
  return (
    <div className={classes.facts}>
      <Facts>
        <Fact label={text('onramp.youPay')}>{words.fiat(payment)}</Fact>
        <Fact label={text(amount === undefined ? 'onramp.get' : 'onramp.youGet')}>
          {amount === undefined ? (
            <bdi>{asset.symbol}</bdi>
          ) : (
            <span dir="ltr">
              {words.about(amount)} <bdi>{asset.symbol}</bdi>
            </span>
          )}
        </Fact>
        <Fact label={text('onramp.to')} isTall>
          <GroupedAddress address={address} label={text('onramp.to')} ending={6} />
        </Fact>
      </Facts>
    </div>
  )
}
