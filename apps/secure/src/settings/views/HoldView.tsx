import { Notice, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import { Head } from '../../views/Head.tsx'
import viewSheet from '../../views/view.module.css'
import { HoldButton } from '../parts/HoldButton.tsx'
import { useSecretName } from '../parts/useSecretName.ts'
import type { ManageTexts } from '../texts/en.ts'
import type { SettingsViewProps } from './settingsViewProps.ts'
import { useShortProblem } from './useShortProblem.ts'

/** Says what it means to see a secret, and has the visitor hold a button for it. */
export function HoldView({ shown, isBusy, answer }: SettingsViewProps<'hold'>): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<ManageTexts>()
  const name = useSecretName(shown.what)
  const problem = useShortProblem(shown.problem)
  return (
    <div className={classes.view}>
      <Head title={text('manage.holdTitle')}>{name}</Head>
      <Notice variant="warning">{text('manage.holdText')}</Notice>
      <p className={classes.note} data-bad={problem ? '' : undefined} role="status">
        {(!isBusy && problem) || text('manage.holdMail')}
      </p>
      <HoldButton isBusy={isBusy} onHeld={() => answer({ kind: 'held' })} />
    </div>
  )
}
