import { Button, TextField, useStyles, useText } from '@cleat/ui/secure'
import { type FormEvent, type ReactElement, type ReactNode, useState } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import { useTime } from '../useTime.ts'
import viewSheet from '../view.module.css'
import type { ViewProps } from '../viewProps.ts'

export type EmailFormProps = {
  title: string
  lead: string
  submit: string
  problem: ViewProps<'email'>['shown']['problem']
  isBusy: boolean
  onEmail: (email: string) => void
  /** Below the button. */
  children?: ReactNode
}

/** Takes an address. */
export function EmailForm(props: EmailFormProps): ReactElement {
  const { title, lead, submit, problem, isBusy, onEmail, children } = props
  const classes = useStyles(viewSheet)
  const text = useText<SecureTexts>()
  const [email, setEmail] = useState('')
  const note = useNote(problem)
  const isEmpty = email.trim() === ''
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !isBusy) onEmail(email.trim())
  }
  return (
    <form className={classes.view} noValidate={true} onSubmit={onSubmit}>
      <Head hasField={true} title={title}>
        {lead}
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
        {submit}
      </Button>
      {children}
    </form>
  )
}

function useNote(problem: ViewProps<'email'>['shown']['problem']): string | undefined {
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
