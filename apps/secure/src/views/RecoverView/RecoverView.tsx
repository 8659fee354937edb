import { Button, TextField, useStyles, useText } from '@cleat/ui/secure'
import { type FormEvent, type ReactElement, useState } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import { useTime } from '../useTime.ts'
import viewSheet from '../view.module.css'
import type { ViewProps } from '../viewProps.ts'

/** Takes the recovery code or a passkey in a browser that the wallet does not know. */
export function RecoverView({ shown, isBusy, answer }: ViewProps<'recover'>): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<SecureTexts>()
  const [code, setCode] = useState('')
  const note = useNote(shown)
  const { hasPasskeys } = shown
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && !isBusy) answer({ kind: 'code', code })
  }
  return (
    <form className={classes.view} onSubmit={submit}>
      <Head hasField={true} title={text(hasPasskeys ? 'secure.openTitle' : 'secure.recoverTitle')}>
        {text(hasPasskeys ? 'secure.openLead' : 'secure.recoverLead')}
      </Head>
      <TextField
        label={text('secure.codeName')}
        value={code}
        onChange={setCode}
        error={isBusy ? undefined : note}
        autoCapitalize="characters"
        data-start=""
        maxLength={60}
        dir="ltr"
      />
      <div className={classes.actions}>
        {hasPasskeys && (
          <Button variant="quiet" onClick={isBusy ? undefined : () => answer({ kind: 'passkey' })}>
            {text('secure.usePasskey')}
          </Button>
        )}
        <Button
          type="submit"
          isLoading={isBusy}
          variant={code.trim() === '' ? 'muted' : 'primary'}
          aria-disabled={code.trim() === '' || undefined}
        >
          {text(isBusy ? 'secure.opening' : 'secure.open')}
        </Button>
      </div>
      <Button variant="quiet" onClick={isBusy ? undefined : () => answer({ kind: 'device' })}>
        {text('secure.useDevice')}
      </Button>
    </form>
  )
}

function useNote({ problem }: ViewProps<'recover'>['shown']): string | undefined {
  const text = useText<SecureTexts>()
  const describeTime = useTime()
  switch (problem?.kind) {
    case 'mistyped':
      return text('secure.mistyped')
    case 'wrong':
      return text('secure.notYours')
    case 'incomplete':
      return text('secure.incomplete')
    case 'wrongPasskey':
      return text('secure.wrongPasskey')
    case 'lackingPasskey':
      return text('secure.lackingPasskey')
    case 'held':
      return text('secure.held', { time: describeTime(problem.seconds) })
    case 'service':
      return text('secure.service')
    default:
      return undefined
  }
}
