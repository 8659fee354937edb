import { Button, TextField, useStyles, useText } from '@cleat/ui/secure'
import { type FormEvent, type ReactElement, useState } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import { useTime } from '../useTime.ts'
import viewSheet from '../view.module.css'
import type { ViewProps } from '../viewProps.ts'

/** Takes the address that codes go to from now on. */
export function EmailView({ shown, isBusy, answer }: ViewProps<'email'>): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<SecureTexts>()
  const [email, setEmail] = useState('')
  const note = useNote(shown)
  const { current, lost } = shown
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
  const isEmpty = email.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !isBusy) answer({ kind: 'email', email: email.trim() })
  }
  return (
    <form className={classes.view} noValidate={true} onSubmit={submit}>
      <Head hasField={true} title={text('auth.updateTitle')}>
        {text(isLost ? 'secure.lostLead' : 'secure.emailLead', { email: current })}
      </Head>
      <TextField
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="go"
        dir="ltr"
        label={text('secure.newEmail')}
        value={email}
        onChange={setEmail}
        error={isBusy ? undefined : note}
        data-start=""
        maxLength={254}
      />
      <Button
        type="submit"
        isLoading={isBusy}
        variant={isEmpty ? 'muted' : 'primary'}
        aria-disabled={isEmpty || undefined}
      >
        {text(isLost ? 'secure.usePasskey' : 'secure.continue')}
      </Button>
      {lost && (
        <Button
          variant="quiet"
          onClick={isBusy ? undefined : () => answer({ kind: 'lost', isLost: !isLost })}
        >
          {text(isLost ? 'modal.back' : 'secure.lostEmail')}
        </Button>
      )}
    </form>
  )
}

function useNote({ problem }: ViewProps<'email'>['shown']): string | undefined {
  const text = useText<SecureTexts>()
  const describeTime = useTime()
  switch (problem?.kind) {
    case 'invalid':
      return text('secure.emailInvalid')
    case 'same':
      return text('secure.emailSame')
    case 'taken':
      return text('secure.emailTaken')
    case 'incomplete':
      return text('secure.incomplete')
    case 'wrongPasskey':
      return text('secure.wrongPasskey')
    case 'over':
      return text('secure.codeOver')
    case 'throttled':
      return text('secure.throttled', { time: describeTime(problem.seconds) })
    case 'service':
      return text('secure.service')
    default:
      return undefined
  }
}
