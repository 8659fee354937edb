import type { RequestAction } from '@cleat/core'
import type { ReactElement } from 'react'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { ReviewTexts } from '../texts/en.ts'
import sheet from './ReviewRequestView.module.css'
import { Sentence } from './Sentence.tsx'
import { toParty } from './sentence.ts'

/** A text that is longer is shown by the wallet. */
const longestText = 4000

/** The last moment that a date can be, in seconds since the epoch. */
const lastDate = 8_640_000_000_000n

const day = 86_400

/** Until when an action counts, who is paid, and the text that is signed. */
export function ActionTerms({ action }: { action: RequestAction }): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<ReviewTexts>()
  const describeTime = useTime()
  switch (action.kind) {
    case 'approve':
      return (
        <span className={classes.terms}>
          {action.isOnce && `${text('review.once')} · `}
          {describeTime(action.until)}
        </span>
      )
    case 'order':
      return (
        <span className={classes.terms}>
          {describeTime(action.until)}
          {action.receiver !== undefined && (
            <>
              {' · '}
              <Sentence
                sentence={{ name: 'review.paidTo', values: { who: toParty(action.receiver) } }}
              />
            </>
          )}
        </span>
      )
    case 'call':
      return action.selector === undefined ? null : (
        <code className={classes.terms} dir="ltr">
          {action.selector}
        </code>
      )
    case 'addChain':
      return (
        <span className={classes.terms} dir="ltr">
          {action.rpcUrls[0]}
        </span>
      )
    case 'message':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is reached by keys
        <pre className={classes.text} dir="auto" tabIndex={0}>
          {action.text.slice(0, longestText)}
          {action.text.length > longestText && '…'}
        </pre>
      )
    default:
      return null
  }
}

function useTime(): (until: bigint | undefined) => string {
  const text = useText<ReviewTexts>()
  const format = useFormat()
  return (until) => {
    if (until === undefined || until > lastDate) return text('review.forever')
    const isSoon = Number(until) - Date.now() / 1000 < day
    const timeStyle = isSoon ? 'short' : undefined
    const date = format.date(Number(until) * 1000, { dateStyle: 'medium', timeStyle })
    return text('review.until', { date })
  }
}
