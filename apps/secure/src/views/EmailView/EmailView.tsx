import { Button, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import viewSheet from '../view.module.css'
import type { ViewProps } from '../viewProps.ts'
import { EmailForm } from './EmailForm.tsx'

/** Takes the address that codes go to from now on. */
export function EmailView({ shown, isBusy, answer }: ViewProps<'email'>): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<SecureTexts>()
  const { current, lost, problem } = shown
  const isLost = lost === 'chosen'
  if (current === undefined)
    return (
      <div className={classes.view}>
        <Head title={text('auth.updateTitle')}>{text('secure.noEmail')}</Head>
        <Button variant="quiet" onClick={() => answer({ kind: 'close' })}>
          {text('modal.back')}
        </Button>
      </div>
    )
  return (
    <EmailForm
      title={text('auth.updateTitle')}
      lead={text(isLost ? 'secure.lostLead' : 'secure.emailLead', { email: current })}
      submit={text(isLost ? 'secure.usePasskey' : 'secure.continue')}
      problem={problem}
      isBusy={isBusy}
      onEmail={(email) => answer({ kind: 'email', email })}
    >
      {lost && (
        <Button
          variant="quiet"
          onClick={isBusy ? undefined : () => answer({ kind: 'lost', isLost: !isLost })}
        >
          {text(isLost ? 'modal.back' : 'secure.lostEmail')}
        </Button>
      )}
    </EmailForm>
  )
}
