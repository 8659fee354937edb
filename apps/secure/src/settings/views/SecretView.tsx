import { Button, Notice, useFormat, useStyles, useText } from '@cleat/ui/secure'
import { type ReactElement, useState } from 'react'
import { Head } from '../../views/Head.tsx'
import { useSecondsUntil } from '../../views/useSecondsUntil.ts'
import viewSheet from '../../views/view.module.css'
import { toNetworkName } from '../parts/toNetworkName.ts'
import type { ManageTexts } from '../texts/en.ts'
import sheet from './SecretView.module.css'
import type { SettingsViewProps } from './settingsViewProps.ts'

/** Shows the words or a key, for as long as the ceremony says. */
export function SecretView({ shown, answer }: SettingsViewProps<'secret'>): ReactElement {
  const [classes, own] = [useStyles(viewSheet), useStyles(sheet)]
  const text = useText<ManageTexts>()
  const format = useFormat()
  const { what, endsAt } = shown
  // The bytes are zeros later on; the text goes with the view.
  const [secret] = useState(() => new TextDecoder().decode(shown.text))
  const [copied, setCopied] = useState<'done' | 'failed'>()
  const left = useSecondsUntil(endsAt)
  const isWords = what === 'words'
  const network = toNetworkName(what)
  const copy = async () => {
    const isDone = await navigator.clipboard?.writeText(secret).then(
      () => true,
      () => false,
    )
    setCopied(isDone ? 'done' : 'failed')
  }
  return (
    <div className={classes.view}>
      <Head title={isWords ? text('manage.wordsTitle') : text('manage.keyTitle', { network })}>
        {text(isWords ? 'manage.wordsHelp' : 'manage.keyHelp')}
      </Head>
      {isWords ? (
        <ol className={own.words} dir="ltr" lang="en" translate="no">
          {secret.split(' ').map((word, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words stay where they are
            <li key={at} className={own.word}>
              <span className={own.number} aria-hidden="true">
                {at + 1}
              </span>
              {word}
            </li>
          ))}
        </ol>
      ) : (
        <p className={own.key} dir="ltr" translate="no">
          {secret}
        </p>
      )}
      <p className={classes.note} role="timer" aria-live="off">
        {text('manage.left', { seconds: format.number(left) })}
      </p>
      <Notice variant="warning">{text('manage.copyWarning')}</Notice>
      {copied === 'failed' && (
        <p className={classes.note} data-bad="" role="alert">
          {text('copy.failed')}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="quiet" onClick={copy}>
          {text(copied === 'done' ? 'manage.copied' : 'manage.copy')}
        </Button>
        <Button onClick={() => answer({ kind: 'done' })}>{text('manage.hide')}</Button>
      </div>
    </div>
  )
}
