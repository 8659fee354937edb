import { Button, TextField, useFormat, useStyles, useText } from '@cleat/ui/secure'
import { type FormEvent, type ReactElement, useState } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import viewSheet from '../view.module.css'
import type { ViewProps } from '../viewProps.ts'

/** Asks for two parts of the code: who has not written it down notices now. */
export function ConfirmView({ shown, isBusy, answer }: ViewProps<'confirm'>): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<SecureTexts>()
  const format = useFormat()
  const [first, second] = shown.groups
  const [values, setValues] = useState<readonly [string, string]>(['', ''])
  const isWhole = values.every((value) => value.trim().length >= 4)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole && !isBusy) answer({ kind: 'typed', values })
  }
  const field = (at: 0 | 1) => ({
    label: text('secure.part', { number: format.number(at === 0 ? first : second) }),
    value: values[at],
    onChange: (value: string) => setValues(at === 0 ? [value, values[1]] : [values[0], value]),
    autoCapitalize: 'characters',
    maxLength: 12,
    dir: 'ltr',
  })
  return (
    <form className={classes.view} onSubmit={submit}>
      <Head hasField={true} title={text('secure.confirmTitle')}>
        {text('secure.confirmLead')}
      </Head>
      <TextField {...field(0)} data-start="" />
      <TextField
        {...field(1)}
        error={shown.isWrong && !isBusy ? text('secure.confirmWrong') : undefined}
      />
      <div className={classes.stack}>
        <Button
          type="submit"
          isLoading={isBusy}
          variant={isWhole ? 'primary' : 'muted'}
          aria-disabled={!isWhole || undefined}
        >
          {text(isBusy ? 'secure.creating' : 'secure.create')}
        </Button>
        <Button variant="quiet" onClick={isBusy ? undefined : () => answer({ kind: 'back' })}>
          {text('secure.showCode')}
        </Button>
      </div>
    </form>
  )
}
