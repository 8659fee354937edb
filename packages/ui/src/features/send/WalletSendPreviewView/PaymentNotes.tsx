import type { TokenBalance } from '@cleat/core/data'
import type { PaymentNote, PreparedPayment } from '@cleat/core/send'
import type { ReactElement } from 'react'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import type { SendTexts } from '../texts/en.ts'

export type PaymentNotesProps = {
  variant: 'info' | 'warning'
  prepared: PreparedPayment
  token: TokenBalance
}

const variants = {
  'contract-receiver': 'warning',
  'smart-account-receiver': 'info',
  'account-opened': 'info',
  'unused-receiver': 'info',
  'token-fee': 'warning',
  'token-symbol': 'warning',
  'wallet-sets-fee': 'info',
} as const

/** The notes of one variant to read before sending. */
export function PaymentNotes({ variant, prepared, token }: PaymentNotesProps): ReactElement {
  const explain = useNoteText({ prepared, token })
  return (
    <>
      {prepared.notes
        .filter(({ type }) => variants[type] === variant)
        .map((note) => (
          <Notice key={note.type} variant={variant}>
            {explain(note)}
          </Notice>
        ))}
    </>
  )
}

function useNoteText({
  prepared,
  token,
}: Omit<PaymentNotesProps, 'variant'>): (note: PaymentNote) => string {
  const text = useText<SendTexts>()
  const format = useFormat()
  const coin = prepared.payment.network.nativeCurrency
  const own = { symbol: token.symbol, decimals: token.quantity.decimals }
  const write = (value: bigint, { symbol, decimals }: typeof own) => ({
    amount: format.balance(value, { decimals, shownDecimals: decimals }),
    symbol,
  })
  return (note) => {
    switch (note.type) {
      case 'contract-receiver':
        return text('send.noteContract')
      case 'smart-account-receiver':
        return text('send.noteSmartAccount')
      case 'account-opened':
        return text('send.noteAccountOpened', write(note.cost, coin))
      case 'unused-receiver':
        return text('send.noteUnused')
      case 'token-fee':
        return text('send.noteTokenFee', write(note.amount, own))
      case 'token-symbol':
        return text('send.noteTokenSymbol', { symbol: note.symbol, shown: token.symbol })
      case 'wallet-sets-fee':
        return text('send.noteWalletFee')
      default:
        return note satisfies never
    }
  }
}
