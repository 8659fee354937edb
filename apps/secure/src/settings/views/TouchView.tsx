import { type AuthTexts, Button, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../../views/Head.tsx'
import viewSheet from '../../views/view.module.css'
import type { ManageTexts } from '../texts/en.ts'
import type { SettingsViewProps } from './settingsViewProps.ts'
import { useShortProblem } from './useShortProblem.ts'

/** Asks for a passkey of the account. */
export function TouchView({ shown, isBusy, answer }: SettingsViewProps<'touch'>): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<ManageTexts & SecureTexts & AuthTexts>()
  const problem = useShortProblem(shown.problem)
  return (
    <div className={classes.view}>
      <Head title={text('manage.touchTitle')}>{text('auth.passkeyText')}</Head>
      {problem !== undefined && !isBusy && (
        <p className={classes.note} data-bad="" role="alert">
          {problem}
        </p>
      )}
      <Button isLoading={isBusy} onClick={() => answer({ kind: 'use' })}>
        {text('secure.usePasskey')}
      </Button>
    </div>
  )
}
