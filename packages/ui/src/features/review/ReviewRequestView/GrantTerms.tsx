import type { Permission, RequestAction } from '@cleat/core'
import { createElement, Fragment, type ReactElement } from 'react'
import { useLanguage } from '../../../i18n/language/useLanguage.ts'
import { toTerms } from '../../../i18n/permission/toTerms.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { AssetText } from './AssetText.tsx'
import { PartyText } from './PartyText.tsx'
import sheet from './ReviewRequestView.module.css'
import { Sentence } from './Sentence.tsx'
import { toToken } from './sentence.ts'
import { useTimeWords } from './useTimeWords.ts'

export type GrantTermsProps = { action: Extract<RequestAction, { kind: 'grant' }> }

/** What is allowed without asking, a line for each permission, and until when. */
export function GrantTerms({ action }: GrantTermsProps): ReactElement | null {
  const classes = useStyles(sheet)
  const describeTime = useTimeWords()
  const { permissions, until } = action
  if (!permissions) return null
  return (
    <>
      {permissions.map((permission, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a request never changes
        <span key={at} className={classes.terms}>
          <Line permission={permission} />
        </span>
      ))}
      <span className={classes.terms}>{describeTime(until)}</span>
    </>
  )
}

function Line({ permission }: { permission: Permission }): ReactElement {
  const { texts, format, formats } = useLanguage()
  const isOfContract = permission.kind === 'contract'
  const token = isOfContract ? undefined : permission.token
  const { name, values } = toTerms<ReactElement>(permission, {
    format: formats,
    toAmount: (amount) =>
      amount === 'any' ? (
        <Sentence sentence={{ name: 'review.anyAmount', values: { symbol: toToken(token) } }} />
      ) : (
        <AssetText asset={{ token, amount }} />
      ),
  })
  const text = createElement(Fragment, null, ...format(texts[`review.${name}`] ?? name, values))
  if (!isOfContract) return text
  return (
    <>
      {text}
      {' · '}
      <PartyText address={permission.contract} />
    </>
  )
}
