import type { RequestAction } from '@cleat/core'
import type { ReactElement } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { ReviewTexts } from '../texts/en.ts'
import { GrantTerms } from './GrantTerms.tsx'
import sheet from './ReviewRequestView.module.css'
import { Sentence } from './Sentence.tsx'
import { toParty } from './sentence.ts'
import { useReviewSubject } from './useReviewSubject.ts'
import { useTimeWords } from './useTimeWords.ts'

/** A text that is longer is shown by the wallet. */
const longestText = 4000

/** Until when an action counts, who is paid, and the text that is signed. */
export function ActionTerms({ action }: { action: RequestAction }): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<ReviewTexts>()
  const describeTime = useTimeWords()
  const { isShownAgain = true } = useReviewSubject()
  const longest = isShownAgain ? longestText : Number.POSITIVE_INFINITY
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
    case 'grant':
      return <GrantTerms action={action} />
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
          {action.text.slice(0, longest)}
          {action.text.length > longest && '…'}
        </pre>
      )
    default:
      return null
  }
}
