import { Button, TextField, useStyles, useText } from '@cleat/ui/secure'
import { type FormEvent, type ReactElement, useState } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import viewSheet from '../view.module.css'
import type { ViewProps } from '../viewProps.ts'

const digits = 6
const notes = { wrong: 'secure.pairWrong', service: 'secure.service' } as const

/** Takes the code of a window that cannot say who opened it. */
export function PairView({ shown, isBusy, answer }: ViewProps<'pair'>): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<SecureTexts>()
  const [code, setCode] = useState('')
  const { problem } = shown
  const isWhole = code.length === digits
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole && !isBusy) answer({ kind: 'code', code })
  }
  return (
    <form className={classes.view} onSubmit={submit}>
      <Head hasField={true} title={text('secure.pairTitle')}>
        {text('secure.pairLead')}
      </Head>
      <TextField
        label={text('secure.pairCode')}
        value={code}
        onChange={(next) => setCode(next.replace(/\D/g, '').slice(0, digits))}
        error={isBusy || !problem ? undefined : text(notes[problem])}
        autoComplete="off"
        enterKeyHint="go"
        inputMode="numeric"
        data-start=""
        dir="ltr"
      />
      <Button
        type="submit"
        isLoading={isBusy}
        variant={isWhole ? 'primary' : 'muted'}
        aria-disabled={!isWhole || undefined}
      >
        {text('secure.continue')}
      </Button>
      <Button variant="quiet" onClick={isBusy ? undefined : () => answer({ kind: 'other' })}>
        {text('secure.pairOther')}
      </Button>
    </form>
  )
}
