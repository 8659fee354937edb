import type { CaipNetwork } from '@cleat/core'
import type { SwapValidationError } from '@cleat/core/swap'
import { type ReactElement, useEffect, useId, useState } from 'react'
import { AmountInput } from '../../../components/AmountInput/AmountInput.tsx'
import { HoldingsNotice } from '../../../components/HoldingsNotice/HoldingsNotice.tsx'
import type { AmountRefusal } from '../../../format/findAmountRefusal.ts'
import { useDollars } from '../../../i18n/useDollars.ts'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useSwap } from '../controller/useSwap.ts'
import type { SwapTexts } from '../texts/en.ts'
import { Funds } from './Funds.tsx'
import { SwapSide } from './SwapSide.tsx'
import sheet from './SwapView.module.css'
import { TokenButton } from './TokenButton.tsx'
import { useSourceEntry } from './useSourceEntry.ts'

export type SourceSideProps = {
  address: string
  network: CaipNetwork
  obstacle: SwapValidationError | undefined
  /** Called with whether the field has text. */
  onTyped: (isTyped: boolean) => void
}

/** What is paid. */
export function SourceSide(props: SourceSideProps): ReactElement {
  const { address, network, obstacle, onTyped } = props
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  const toDollars = useDollars()
  const id = useId()
  const state = useControllerState(useSwap().state)
  const { sourceToken: token, sourceTokenAmount: amount } = state
  const entry = useSourceEntry({ token, amount })
  const [refusal, setRefusal] = useState<AmountRefusal>()
  const { value, decimals, change, isTooPrecise } = entry
  const symbol = token?.symbol ?? ''
  useEffect(() => onTyped(value !== ''), [onTyped, value])

  const refusals = {
    ambiguous: text('swap.amountAmbiguous'),
    invalid: text('swap.invalidAmount'),
    precise: text('swap.amountPrecise', { symbol }),
  }
  const reason = refusal ?? (isTooPrecise ? 'precise' : undefined)
  const isBeyond = obstacle === 'funds' || obstacle === 'fee'
  const worth = toDollars({ amount: amount ?? 0n, decimals, price: state.sourceTokenPriceInUSD })
  return (
    <SwapSide
      label={text('swap.pay')}
      funds={<Funds token={token} hasMax />}
      picker={<TokenButton target="sourceToken" token={token} network={network} />}
      note={
        reason ? (
          <p id={id} className={classes.refusal} role="alert">
            {refusals[reason]}
          </p>
        ) : (
          <>
            {token && amount !== undefined && amount > 0n && worth}
            {!token && (
              <HoldingsNotice
                address={address}
                network={network}
                message={text('swap.unavailable')}
              />
            )}
          </>
        )
      }
    >
      <AmountInput
        label={text('swap.payAmount')}
        value={value}
        decimals={decimals}
        symbol={symbol}
        isInvalid={reason !== undefined || isBeyond}
        describedBy={reason && id}
        onChange={(next) => {
          setRefusal(undefined)
          change(next)
        }}
        onRefuse={setRefusal}
      />
    </SwapSide>
  )
}
