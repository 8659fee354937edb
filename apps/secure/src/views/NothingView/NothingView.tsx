import { useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import viewSheet from '../view.module.css'

/** A window of the wallet that no page asked for. */
export function NothingView(): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<SecureTexts>()
  return (
    <div className={classes.view}>
      <Head title={text('secure.nothingTitle')}>{text('secure.nothingLead')}</Head>
    </div>
  )
}
