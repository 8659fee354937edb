import { Button, Notice, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../../texts/en.ts'
import { Head } from '../../../views/Head.tsx'
import viewSheet from '../../../views/view.module.css'
import type { KitViewProps } from '../../kitViewProps.ts'
import type { KitTexts } from '../../texts/en.ts'

const reasons = {
  incomplete: 'secure.incomplete',
  unknown: 'secure.wrongPasskey',
  service: 'secure.service',
} as const

/** Says what a kit is, and what it means to have one. */
export function StartKit({ shown, isBusy, answer }: KitViewProps<'kitStart'>): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<KitTexts & SecureTexts>()
  const { problem } = shown
  return (
    <div className={classes.view}>
      <Head title={text('kit.makeTitle')}>{text('kit.makeLead')}</Head>
      <Notice variant="warning">{text('kit.makeWarning')}</Notice>
      {problem && !isBusy && (
        <p className={classes.note} data-bad="" role="alert">
          {text(reasons[problem])}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="quiet" onClick={isBusy ? undefined : () => answer({ kind: 'cancel' })}>
          {text('kit.cancel')}
        </Button>
        <Button isLoading={isBusy} onClick={() => answer({ kind: 'make' })}>
          {text(isBusy ? 'kit.making' : 'kit.make')}
        </Button>
      </div>
    </div>
  )
}
