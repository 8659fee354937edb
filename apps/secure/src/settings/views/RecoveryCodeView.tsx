import { Button, TextField, useStyles, useText } from '@cleat/ui/secure'
import { type FormEvent, type ReactElement, useState } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../../views/Head.tsx'
import viewSheet from '../../views/view.module.css'
import type { ManageTexts } from '../texts/en.ts'
import type { SettingsViewProps } from './settingsViewProps.ts'
import { useShortProblem } from './useShortProblem.ts'

/** Takes the recovery code, to see that it works. */
export function RecoveryCodeView(props: SettingsViewProps<'recoveryCode'>): ReactElement {
  const { shown, isBusy, answer } = props
  const classes = useStyles(viewSheet)
  const text = useText<ManageTexts & SecureTexts>()
  const [code, setCode] = useState('')
  const problem = useShortProblem(shown.problem)
  const isEmpty = code.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !isBusy) answer({ code })
  }
  return (
    <form className={classes.view} onSubmit={submit}>
      <Head hasField={true} title={text('manage.codeTitle')}>
        {text('manage.codeText')}
      </Head>
      <TextField
        label={text('secure.codeName')}
        value={code}
        onChange={setCode}
        error={isBusy ? undefined : problem}
        autoCapitalize="characters"
        data-start=""
        maxLength={60}
        dir="ltr"
      />
      <Button
        type="submit"
        isLoading={isBusy}
        variant={isEmpty ? 'muted' : 'primary'}
        aria-disabled={isEmpty || undefined}
      >
        {text('manage.test')}
      </Button>
    </form>
  )
}
