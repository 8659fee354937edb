import { Button, Notice, TextField, useStyles, useText } from '@cleat/ui/secure'
import { type FormEvent, type ReactElement, useState } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import viewSheet from '../view.module.css'
import type { ViewProps } from '../viewProps.ts'

const notes = {
  mistyped: 'secure.addMistyped',
  wrong: 'secure.addWrong',
  service: 'secure.service',
} as const

/** Takes the code that a new device shows. */
export function AddDeviceView({ shown, isBusy, answer }: ViewProps<'addDevice'>): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<SecureTexts>()
  const [code, setCode] = useState('')
  const { problem } = shown
  const isEmpty = code.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !isBusy) answer({ kind: 'code', code })
  }
  return (
    <form className={classes.view} onSubmit={submit}>
      <Head hasField={true} title={text('auth.addTitle')}>
        {text('secure.addLead', { other: text('secure.useDevice') })}
      </Head>
      <TextField
        label={text('secure.addCode')}
        value={code}
        onChange={setCode}
        error={isBusy || !problem ? undefined : text(notes[problem])}
        autoCapitalize="characters"
        autoComplete="off"
        enterKeyHint="go"
        data-start=""
        maxLength={24}
        dir="ltr"
      />
      <Notice variant="warning">{text('secure.addWarning')}</Notice>
      <Button
        type="submit"
        isLoading={isBusy}
        variant={isEmpty ? 'muted' : 'primary'}
        aria-disabled={isEmpty || undefined}
      >
        {text('auth.addTitle')}
      </Button>
    </form>
  )
}
