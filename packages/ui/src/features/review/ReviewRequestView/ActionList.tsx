import type { RequestAction } from '@cleat/core'
import type { ReactElement } from 'react'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { ReviewTexts } from '../texts/en.ts'
import { ActionTerms } from './ActionTerms.tsx'
import { describeAction } from './describeAction.ts'
import sheet from './ReviewRequestView.module.css'
import { Sentence } from './Sentence.tsx'
import { useReviewSubject } from './useReviewSubject.ts'

/** More are collapsed. */
const few = 4

/** What a request does, a sentence for each action. */
export function ActionList({ actions }: { actions: readonly RequestAction[] }): ReactElement {
  const text = useText<ReviewTexts>()
  const format = useFormat()
  const rest = actions.length > few + 1 ? actions.slice(few) : []
  const shown = rest.length > 0 ? actions.slice(0, few) : actions
  return (
    <>
      <Items actions={shown} />
      {rest.length > 0 && (
        <Disclosure label={text('review.more', { count: format.number(rest.length) })}>
          <Items actions={rest} />
        </Disclosure>
      )}
    </>
  )
}

function Items({ actions }: { actions: readonly RequestAction[] }): ReactElement {
  const classes = useStyles(sheet)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
    <ul className={classes.actions} data-part="actions" role="list">
      {actions.map((action, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a request never changes
        <ActionItem key={at} action={action} />
      ))}
    </ul>
  )
}

function ActionItem({ action }: { action: RequestAction }): ReactElement {
  const classes = useStyles(sheet)
  const { request, Label } = useReviewSubject()
  const method = request.path.at(-1) ?? request.method
  return (
    <li className={classes.action}>
      <span className={classes.sentence}>
        <Sentence sentence={describeAction(action, { method })} />
      </span>
      <ActionTerms action={action} />
      {Label && <Label action={action} />}
      {action.kind === 'safeTransaction' && action.actions.length > 0 && (
        <ActionList actions={action.actions} />
      )}
    </li>
  )
}
