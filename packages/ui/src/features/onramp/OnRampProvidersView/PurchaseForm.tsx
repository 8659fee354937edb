import type { CaipNetwork } from '@cleat/core'
import { type ReactElement, useContext, useEffect, useRef } from 'react'
import { HelpButton } from '../../../components/HelpButton/HelpButton.tsx'
import { LegalBox } from '../../../components/Legal/LegalBox.tsx'
import { LegalText } from '../../../components/Legal/LegalText.tsx'
import { useLegalGate } from '../../../components/Legal/useLegalGate.ts'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { preloadContext } from '../../../shell/feature/preloadContext.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useIsSmartAccount } from '../controller/useIsSmartAccount.ts'
import { useOnramp } from '../controller/useOnramp.ts'
import type { OnrampTexts } from '../texts/en.ts'
import { AmountEntry } from './AmountEntry.tsx'
import { CurrencyButtons } from './CurrencyButtons.tsx'
import sheet from './OnRampProvidersView.module.css'
import { OrdersRow } from './OrdersRow.tsx'
import { ProviderList } from './ProviderList.tsx'

/** The form of a purchase. A press on a provider opens its page. */
export function PurchaseForm({ network }: { network: CaipNetwork }): ReactElement {
  const { events, router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<OnrampTexts>()
  const gate = useLegalGate('connecting.agreeText')
  const form = useRef<HTMLDivElement>(null)
  const isSmartAccount = useIsSmartAccount()
  const isPending = useOnramp().validate() === 'pending'
  const isSkeletonShown = useDelayedBusy(isPending)
  const preload = useContext(preloadContext)
  useEffect(() => preload('BuyInProgress'), [preload])

  const explain = () => {
    events.track('SELECT_WHAT_IS_A_BUY', { isSmartAccount })
    router.push({ name: 'WhatIsABuy' })
  }
  return (
    <div ref={form} className={classes.form}>
      <AmountEntry />
      <CurrencyButtons network={network} />
      <LegalBox gate={gate} />
      {isPending || isSkeletonShown ? (
        <SkeletonRows label={text('onramp.loading')} count={3} isShown={isSkeletonShown} />
      ) : (
        <ProviderList
          network={network}
          refuse={gate.isClosed ? gate.refuse : undefined}
          onAmountMissing={() => form.current?.querySelector('input')?.focus()}
        />
      )}
      <OrdersRow />
      <HelpButton onClick={explain}>{text('onramp.help')}</HelpButton>
      {!gate.isNeeded && (
        <p className={classes.legal}>
          <LegalText one="onramp.legalOne" both="onramp.legalBoth" />
        </p>
      )}
    </div>
  )
}
