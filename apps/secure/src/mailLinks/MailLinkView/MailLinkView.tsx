import type { MailLinkTask, MailLinkView as View } from '@cleat/embedded-wallet/window'
import { Button, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../../views/Head.tsx'
import viewSheet from '../../views/view.module.css'

export type MailLinkViewProps = {
  task: MailLinkTask
  view: View
  onConfirm: () => void
}

type Words = { readonly [name in View['name']]: readonly [string, string] }

const texts = {
  keepEmail: {
    ask: ['secure.keepTitle', 'secure.keepLead'],
    done: ['secure.keptTitle', 'secure.keptLead'],
    over: ['secure.linkOverTitle', 'secure.keepOverLead'],
  },
  freeze: {
    ask: ['secure.freezeTitle', 'secure.freezeLead'],
    done: ['secure.frozenTitle', 'secure.frozenLead'],
    over: ['secure.linkOverTitle', 'secure.freezeOverLead'],
  },
} as const satisfies { readonly [task in MailLinkTask]: Words }

/** Asks before the link of a mail does what it is for, and says what came of it. */
export function MailLinkView({ task, view, onConfirm }: MailLinkViewProps): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<SecureTexts>()
  const [title, lead] = texts[task][view.name]
  return (
    <div className={classes.view}>
      <Head title={text(title)}>{text(lead)}</Head>
      {view.name === 'ask' && (
        <>
          <p className={classes.note} data-bad={view.problem ? '' : undefined} role="status">
            {view.problem && text('secure.service')}
          </p>
          <Button isLoading={view.isBusy} onClick={onConfirm}>
            {text(task === 'freeze' ? 'secure.freeze' : 'secure.stopChange')}
          </Button>
        </>
      )}
    </div>
  )
}
