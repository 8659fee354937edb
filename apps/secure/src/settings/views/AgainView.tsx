import { type AuthTexts, Button, useStyles, useText } from '@cleat/ui/secure'
import { type ReactElement, useState } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../../views/Head.tsx'
import viewSheet from '../../views/view.module.css'
import { toMethodName } from '../parts/toMethodName.ts'
import type { ManageTexts } from '../texts/en.ts'
import type { SettingsViewProps } from './settingsViewProps.ts'
import { useShortProblem } from './useShortProblem.ts'

/** Logs in once more, in one of the ways of the account. */
export function AgainView({ shown, isBusy, answer }: SettingsViewProps<'again'>): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<ManageTexts & SecureTexts & AuthTexts>()
  const [chosen, setChosen] = useState<string>()
  const problem = useShortProblem(shown.problem)
  const { methods } = shown
  const choose = (method: string) => {
    setChosen(method)
    answer({ method })
  }
  return (
    <div className={classes.view}>
      <Head title={text('manage.againTitle')}>
        {text(methods.length > 0 ? 'manage.againText' : 'manage.noLogin')}
      </Head>
      {problem !== undefined && !isBusy && (
        <p className={classes.note} data-bad="" role="alert">
          {problem}
        </p>
      )}
      <div className={classes.stack}>
        {methods.map((method, at) => (
          <Button
            key={method}
            variant={at === 0 ? 'primary' : 'muted'}
            isLoading={isBusy && chosen === method}
            onClick={isBusy ? undefined : () => choose(method)}
          >
            {toLabel(method)}
          </Button>
        ))}
      </div>
    </div>
  )

  function toLabel(method: string): string {
    if (method === 'passkey') return text('secure.usePasskey')
    if (method === 'email') return text('manage.sendCode')
    return text('auth.social', { provider: toMethodName(method) })
  }
}
