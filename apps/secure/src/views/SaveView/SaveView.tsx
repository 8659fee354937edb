import { Button, useStyles, useText } from '@cleat/ui/secure'
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
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), saidMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setIsCopied(true),
      // The visitor can still write it down.
      () => undefined,
    )
  return (
    <div className={classes.view}>
      <Head title={text('secure.saveTitle')}>{text('secure.saveLead')}</Head>
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
      <div className={classes.actions}>
        <Button variant="quiet" onClick={copy}>
          {text(isCopied ? 'secure.copied' : 'secure.copy')}
        </Button>
        <Button isLoading={isBusy} onClick={() => answer({ kind: 'saved' })}>
          {text('secure.saved')}
        </Button>
      </div>
    </div>
  )
}
