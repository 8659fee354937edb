import type { ReactElement } from 'react'
import { Link } from '../../../components/Link/Link.tsx'
import { toTransactionUrl } from '../../../format/toTransactionUrl.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SendTexts } from '../texts/en.ts'
import type { SentFacts } from './sentFacts.ts'
import sheet from './WalletSendProgressView.module.css'

export type TransactionLinkProps = { facts: SentFacts; hash: string }

/** A link to the explorer. Renders nothing if the network has none. */
export function TransactionLink({ facts, hash }: TransactionLinkProps): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  const url = toTransactionUrl({ network: facts.payment.network, hash })
  if (!url) return null
  return (
    <p className={classes.link}>
      <Link href={url}>{text('send.explorer')}</Link>
    </p>
  )
}
