import type { PreparedSwap, SwapNote } from '@cleat/core/swap'
import type { ReactElement } from 'react'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useText } from '../../../i18n/useText.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'

const variants = {
  'token-fee': 'info',
  'token-symbol': 'warning',
  'not-tried': 'warning',
  order: 'info',
  'unknown-router': 'warning',
} as const

export type SwapNotesProps = { variant: 'info' | 'warning'; prepared: PreparedSwap }

/** The notes of one variant to read before swapping. */
export function SwapNotes({ variant, prepared }: SwapNotesProps): ReactElement {
  const text = useText<SwapReviewTexts>()
  const { swap, notes } = prepared
  const explain = (note: SwapNote) => {
    switch (note.type) {
      case 'token-fee':
        return text('swap.noteTokenFee', { symbol: swap[note.side].symbol })
      case 'token-symbol':
        return text('swap.noteTokenSymbol', {
          symbol: note.symbol,
          shown: swap[note.side].symbol,
        })
      case 'not-tried':
        return text('swap.noteNotTried')
      case 'order':
        return text('swap.noteOrder')
      case 'unknown-router':
        return text('swap.noteUnknownRouter')
      default:
        return note satisfies never
    }
  }
  return (
    <>
      {notes
        .filter(({ type }) => variants[type] === variant)
        .map((note) => (
          <Notice key={'side' in note ? `${note.type} ${note.side}` : note.type} variant={variant}>
            {explain(note)}
          </Notice>
        ))}
    </>
  )
}
