import type { WindowView } from '@cleat/embedded-wallet/window'
import { type AuthTexts, Button, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import viewSheet from '../view.module.css'

type End = Extract<WindowView, { name: 'ended' }>['end']

const texts = {
  approved: ['secure.approvedTitle', 'secure.backLead'],
  declined: ['secure.declinedTitle', 'secure.backLead'],
  over: ['secure.overTitle', 'secure.overLead'],
  failed: ['secure.unsignedTitle', 'secure.backLead'],
  locked: ['secure.lockedTitle', 'secure.lockedLead'],
} as const

/** How a request ended that was shown in a window. */
export function EndedView(props: { end: End; onClose: () => void }): ReactElement {
  const { end, onClose } = props
  const classes = useStyles(viewSheet)
  const text = useText<SecureTexts & AuthTexts>()
  const [title, lead] = texts[end]
  return (
    <div className={classes.view}>
      <Head title={text(title)}>{text(lead)}</Head>
      <Button onClick={onClose}>{text('auth.close')}</Button>
    </div>
  )
}
