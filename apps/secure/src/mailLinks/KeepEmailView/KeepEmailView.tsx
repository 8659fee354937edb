import type { KeepEmailView as View } from '@cleat/embedded-wallet/window'
import { Button, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../../views/Head.tsx'
import viewSheet from '../../views/view.module.css'

const texts = {
  ask: ['secure.keepTitle', 'secure.keepLead'],
  kept: ['secure.keptTitle', 'secure.keptLead'],
  over: ['secure.keepOverTitle', 'secure.keepOverLead'],
} as const satisfies { readonly [name in View['name']]: readonly [string, string] }

/** Stops a change of the e-mail, which the link of a mail is about. */
export function KeepEmailView({ view, onKeep }: { view: View; onKeep: () => void }): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<SecureTexts>()
  const [title, lead] = texts[view.name]
  return (
    <div className={classes.view}>
      <Head title={text(title)}>{text(lead)}</Head>
      {view.name === 'ask' && (
        <>
          <p className={classes.note} data-bad={view.problem ? '' : undefined} role="status">
            {view.problem && text('secure.service')}
          </p>
          <Button isLoading={view.isBusy} onClick={onKeep}>
            {text('secure.stopChange')}
          </Button>
        </>
      )}
    </div>
  )
}
