import { Button, Notice, useStyles, useText } from '@cleat/ui/secure'
import { type ReactElement, useEffect, useState } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import viewSheet from '../view.module.css'
import type { ViewProps } from '../viewProps.ts'
import sheet from './SaveView.module.css'

/** How long the button says that it copied. */
const saidMs = 2_000

/** Shows the recovery code, once. */
export function SaveView({ shown, isBusy, answer }: ViewProps<'save'>): ReactElement {
  const [classes, own] = [useStyles(viewSheet), useStyles(sheet)]
  const text = useText<SecureTexts>()
  const { code } = shown
  const [copied, setCopied] = useState<'done' | 'failed'>()
  useEffect(() => {
    if (copied !== 'done') return undefined
    const timer = setTimeout(() => setCopied(undefined), saidMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    // Frames of some pages have no clipboard, or may not write to it.
    const isDone = await navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    )
    setCopied(isDone ? 'done' : 'failed')
  }
  return (
    <div className={classes.view}>
      <Head title={text('secure.saveTitle')}>{text('secure.saveLead')}</Head>
      {shown.isPasskeyLacking && <Notice variant="info">{text('secure.lackingPasskey')}</Notice>}
      <ol className={own.code} aria-label={text('secure.codeName')}>
        {code.split('-').map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a code never changes
          <li key={at} className={own.part}>
            <span className={own.number} aria-hidden="true">
              {at + 1}
            </span>
            {part}
          </li>
        ))}
      </ol>
      {copied === 'failed' && (
        <p className={classes.note} data-bad="" role="alert">
          {text('copy.failed')}
        </p>
      )}
      <Notice variant="warning">{text('secure.saveWarning')}</Notice>
      <div className={classes.actions}>
        <Button variant="quiet" onClick={copy}>
          {text(copied === 'done' ? 'secure.copied' : 'secure.copy')}
        </Button>
        <Button isLoading={isBusy} onClick={() => answer({ kind: 'saved' })}>
          {text('secure.saved')}
        </Button>
      </div>
    </div>
  )
}
