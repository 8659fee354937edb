import type { LinkMethod } from '@cleat/embedded-wallet/frame'
import { Button, providerNames, useStyles, useText } from '@cleat/ui/secure'
import { type ReactElement, useState } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import viewSheet from '../view.module.css'
import type { ViewProps } from '../viewProps.ts'

const notes = {
  wrong: 'secure.linkWrong',
  incomplete: 'secure.linkIncomplete',
  blocked: 'secure.linkBlocked',
  service: 'secure.service',
} as const

/** Asks whether this login is for the wallet with the same e-mail, or for a separate one. */
export function LinkView({ shown, isBusy, answer }: ViewProps<'link'>): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<SecureTexts>()
  const [chosen, setChosen] = useState<LinkMethod | 'separate'>()
  const { email, methods, waiting, problem } = shown
  const toName = (method: LinkMethod) => providerNames[method] ?? ''
  const toLabel = (method: LinkMethod) => {
    if (method === 'email') return text('secure.useEmail')
    return method === 'passkey'
      ? text('secure.usePasskey')
      : text('secure.useProvider', { provider: toName(method) })
  }
  const choose = (way: LinkMethod | 'separate') => () => {
    if (isBusy) return
    setChosen(way)
    answer(way === 'separate' ? { kind: 'separate' } : { kind: 'use', method: way })
  }
  return (
    <div className={classes.view}>
      <Head title={text('secure.linkTitle')}>{text('secure.linkLead', { email })}</Head>
      {problem !== undefined && !isBusy && (
        <p className={classes.note} data-bad="" role="alert">
          {text(notes[problem])}
        </p>
      )}
      {waiting !== undefined && (
        <p className={classes.note} role="status">
          {text('secure.linkWaiting', { provider: toName(waiting) })}
        </p>
      )}
      <div className={classes.stack}>
        {methods.map((method, index) => (
          <Button
            key={method}
            variant={index === 0 ? 'primary' : 'quiet'}
            isLoading={(isBusy && chosen === method) || waiting === method}
            onClick={choose(method)}
          >
            {toLabel(method)}
          </Button>
        ))}
        <Button
          variant="quiet"
          isLoading={isBusy && chosen === 'separate'}
          onClick={choose('separate')}
        >
          {text('secure.linkSeparate')}
        </Button>
      </div>
    </div>
  )
}
