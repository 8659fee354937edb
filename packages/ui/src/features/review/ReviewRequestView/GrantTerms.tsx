import type { Permission, RequestAction } from '@cleat/core'
import { createElement, Fragment, type ReactElement } from 'react'
import { toUnit } from '../../../format/toUnit.ts'
import { useLanguage } from '../../../i18n/language/useLanguage.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { ReviewTexts } from '../texts/en.ts'
import { AssetText } from './AssetText.tsx'
import { PartyText } from './PartyText.tsx'
import sheet from './ReviewRequestView.module.css'
import { Sentence } from './Sentence.tsx'
import { toToken } from './sentence.ts'
import { useTimeWords } from './useTimeWords.ts'

const day = 86_400n
/** More than there can be of anything. */
const anyAmount = 2n ** 255n

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
  const { texts, format } = useLanguage()
  const formats = useFormat()
  const write = (
    name: keyof ReviewTexts,
    values: { readonly [name: string]: ReactElement | string },
  ) => createElement(Fragment, null, ...format(texts[name] ?? name, values))
  const token = permission.kind === 'contract' ? undefined : permission.token
  const toAmount = (amount: bigint) =>
    amount >= anyAmount ? (
      <Sentence sentence={{ name: 'review.anyAmount', values: { symbol: toToken(token) } }} />
    ) : (
      <AssetText asset={{ token, amount }} />
    )
  switch (permission.kind) {
    case 'periodic': {
      const { unit, count } = toUnit(permission.period)
      const time = formats.number(count, { style: 'unit', unit, unitDisplay: 'long' })
      const select = count === 1 ? unit : 'other'
      return write('review.periodic', { amount: toAmount(permission.amount), unit: select, time })
    }
    case 'stream': {
      const { perSecond, max } = permission
      const amount = toAmount(perSecond * day)
      return max >= anyAmount
        ? write('review.periodic', { amount, unit: 'day', time: '' })
        : write('review.stream', { amount, max: toAmount(max) })
    }
    case 'allowance':
      return write('review.allowance', { amount: toAmount(permission.amount) })
    default: {
      const { contract, functions, valueLimit = 0n } = permission
      const names = formats.list(functions.map((name) => `\u2068${name}\u2069`))
      return (
        <>
          {valueLimit > 0n
            ? write('review.callsWithValue', { names, amount: toAmount(valueLimit) })
            : write('review.calls', { names })}
          {' · '}
          <PartyText address={contract} />
        </>
      )
    }
  }
}
