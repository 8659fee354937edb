import { useStyles } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import sheet from './SecretWords.module.css'

/** Words of a wallet, with their numbers: their order counts. */
export function SecretWords({ words }: { words: string }): ReactElement {
  const classes = useStyles(sheet)
  return (
    <ol className={classes.words} lang="en" translate="no">
      {words.split(' ').map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words can be there twice, and never change
        <li key={at} className={classes.word}>
          <span className={classes.number} aria-hidden="true">
            {at + 1}
          </span>
          {`${word} `}
        </li>
      ))}
    </ol>
  )
}
