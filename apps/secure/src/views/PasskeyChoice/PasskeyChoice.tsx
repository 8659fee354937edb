import type { PasskeyProblem } from '@cleat/embedded-wallet/frame'
import { Button, useStyles, useText } from '@cleat/ui/secure'
import { type ReactElement, useState } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import viewSheet from '../view.module.css'

const notes = {
  incomplete: 'secure.incomplete',
  unknown: 'secure.wrongPasskey',
  service: 'secure.service',
} as const

/** A passkey, or another way. */
export function PasskeyChoice(props: {
  title: string
  lead: string
  problem: PasskeyProblem | undefined
  isBusy: boolean
  /** The other way. */
  other: string
  onOther: () => void
  onPasskey: () => void
}): ReactElement {
  const { title, lead, problem, isBusy, other, onOther, onPasskey } = props
  const classes = useStyles(viewSheet)
  const text = useText<SecureTexts>()
  const [chosen, setChosen] = useState<'other' | 'passkey'>('passkey')
  const choose = (way: typeof chosen, onChosen: () => void) => () => {
    if (isBusy) return
    setChosen(way)
    onChosen()
  }
  return (
    <div className={classes.view}>
      <Head title={title}>{lead}</Head>
      {problem !== undefined && !isBusy && (
        <p className={classes.note} data-bad="" role="alert">
          {text(notes[problem])}
        </p>
      )}
      <div className={classes.actions}>
        <Button
          variant="quiet"
          isLoading={isBusy && chosen === 'other'}
          onClick={choose('other', onOther)}
        >
          {other}
        </Button>
        <Button isLoading={isBusy && chosen === 'passkey'} onClick={choose('passkey', onPasskey)}>
          {text('secure.usePasskey')}
        </Button>
      </div>
    </div>
  )
}
