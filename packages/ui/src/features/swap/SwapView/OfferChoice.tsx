import type { SwapQuote } from '@cleat/core/swap'
import { type ReactElement, useId } from 'react'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useSwap } from '../controller/useSwap.ts'
import type { SwapTexts } from '../texts/en.ts'
import { OfferRow } from './OfferRow.tsx'
import sheet from './SwapDetails.module.css'
import { type ShownQuotes, useShownQuotes } from './useShownQuotes.ts'

/** Whose offer is used. Opens the list of all, to choose another one. */
export function OfferChoice(): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  const swap = useSwap()
  const group = useId()
  const shown = useShownQuotes()
  const { quotes, quote } = shown
  const label = text('swap.offer')
  const value = useOfferWords(shown)
  const isChoice = quotes.length > 1 || quotes.some(({ status }) => status === 'error')
  const line = (
    <>
      <span className={classes.label}>{label}</span>
      <span className={value === undefined ? classes.none : classes.value}>{value ?? '–'}</span>
    </>
  )
  if (!isChoice) return <div className={classes.line}>{line}</div>
  const best = quotes[0]
  return (
    <Disclosure label={line}>
      <fieldset className={classes.offers} aria-label={label}>
        {quotes.map((one) => (
          <OfferRow
            key={one.id}
            group={group}
            quote={one}
            best={best}
            isChosen={one.id === quote?.id}
            onChoose={() => swap.chooseQuote(one === best ? undefined : one.id)}
          />
        ))}
      </fieldset>
      {shown.isTrying && <p className={classes.explanation}>{text('swap.offersChecking')}</p>}
    </Disclosure>
  )
}

function useOfferWords({ quotes, quote }: ShownQuotes): string | undefined {
  const text = useText<SwapTexts>()
  if (!quote) return quotes.length > 0 ? text('swap.offersNone') : undefined
  if (isWrap(quote)) return text('swap.oneToOne')
  // Isolated, because its direction may differ from the surrounding text.
  const source = `\u2068${quote.name}\u2069`
  const count = quotes.filter(({ status }) => status !== 'error').length
  const isBest = quotes[0]?.id === quote.id
  if (count > 1 && isBest) return text('swap.bestOf', { count: String(count), source })
  return text('swap.via', { source })
}

function isWrap(quote: SwapQuote): boolean {
  return quote.status === 'success' && quote.prepared.kind === 'wrap'
}
