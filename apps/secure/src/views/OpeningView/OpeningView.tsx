import { type AuthTexts, Spinner, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import { Head } from '../Head.tsx'
import viewSheet from '../view.module.css'

/** A window on its way to a provider, or back. */
export function OpeningView(): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<AuthTexts>()
  return (
    <div className={classes.view}>
      <Head title={text('auth.starting')} />
      <p className={classes.note}>
        <Spinner />
      </p>
    </div>
  )
}
