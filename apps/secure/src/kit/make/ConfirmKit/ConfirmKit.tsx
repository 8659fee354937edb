import { Button, TextField, useFormat, useStyles, useText } from '@cleat/ui/secure'
import { type FormEvent, type ReactElement, useState } from 'react'
import { Head } from '../../../views/Head.tsx'
import viewSheet from '../../../views/view.module.css'
import type { KitViewProps } from '../../kitViewProps.ts'
import type { KitTexts } from '../../texts/en.ts'

/** Asks for two parts of the code: who has not written it down notices now. */
export function ConfirmKit({ shown, isBusy, answer }: KitViewProps<'kitConfirm'>): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<KitTexts>()
  const format = useFormat()
  const [first, second] = shown.groups
  const [values, setValues] = useState<readonly [string, string]>(['', ''])
  const isWhole = values.every((value) => value.trim().length >= 4)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole && !isBusy) answer({ kind: 'typed', values })
  }
  const field = (at: 0 | 1) => ({
    label: text('kit.part', { number: format.number(at === 0 ? first : second) }),
    value: values[at],
    onChange: (value: string) => setValues(at === 0 ? [value, values[1]] : [values[0], value]),
    autoCapitalize: 'characters',
    maxLength: 12,
    dir: 'ltr',
  })
  return (
    <form className={classes.view} onSubmit={submit}>
      <Head hasField={true} title={text('kit.confirmTitle')}>
        {text('kit.confirmLead')}
      </Head>
      <TextField {...field(0)} data-start="" />
      <TextField
        {...field(1)}
        error={shown.isWrong && !isBusy ? text('kit.confirmWrong') : undefined}
      />
      <div className={classes.stack}>
        <Button
          type="submit"
          isLoading={isBusy}
          variant={isWhole ? 'primary' : 'muted'}
          aria-disabled={!isWhole || undefined}
        >
          {text('kit.finish')}
        </Button>
        <Button variant="quiet" onClick={isBusy ? undefined : () => answer({ kind: 'back' })}>
          {text('kit.showCode')}
        </Button>
      </div>
    </form>
  )
}
