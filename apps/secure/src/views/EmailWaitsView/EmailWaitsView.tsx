import { Button, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import { useTime } from '../useTime.ts'
import viewSheet from '../view.module.css'
import type { ViewProps } from '../viewProps.ts'

/** Says which change of the e-mail waits and for how long, and stops it. */
export function EmailWaitsView({ shown, isBusy, answer }: ViewProps<'emailWaits'>): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<SecureTexts>()
  const describeTime = useTime()
  const { email, readyIn, problem } = shown
  return (
    <div className={classes.view}>
      <Head title={text('secure.waitingTitle')}>
        {text('secure.waitingLead', { email, time: describeTime(readyIn) })}
      </Head>
      <p className={classes.note} data-bad={problem ? '' : undefined} role="status">
        {!isBusy && problem && text('secure.service')}
      </p>
      <Button onClick={isBusy ? undefined : () => answer({ kind: 'done' })}>
        {text('secure.continue')}
      </Button>
      <Button variant="quiet" isLoading={isBusy} onClick={() => answer({ kind: 'stop' })}>
        {text('secure.stopChange')}
      </Button>
    </div>
  )
}
