import { formatAddress } from '@cleat/core'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { useLanguage } from '../../../i18n/language/useLanguage.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { AssetText } from './AssetText.tsx'
import { PartyText } from './PartyText.tsx'
import { PendingText } from './PendingText.tsx'
import sheet from './ReviewRequestView.module.css'
import type { ReviewSentence, SentenceValue } from './sentence.ts'
import { useTokenFacts } from './useTokenFacts.ts'

/** A sentence of the review with its names and amounts. */
export function Sentence({ sentence }: { sentence: ReviewSentence }): ReactElement {
  const { texts, format } = useLanguage()
  const { name, values = {} } = sentence
  const nodes: { readonly [name: string]: ReactNode } = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, <Value key={key} value={value} />]),
  )
  return createElement(Fragment, null, ...format(texts[name] ?? name, nodes))
}

function Value({ value }: { value: SentenceValue }): ReactElement {
  switch (value.type) {
    case 'text':
      return <bdi>{value.text}</bdi>
    case 'party':
      return <PartyText address={value.address} isWhole={value.isWhole} />
    case 'token':
      return <TokenText token={value.token} />
    case 'assets':
      return <AssetList assets={value.assets} />
    default:
      return value satisfies never
  }
}

function TokenText({ token }: { token: string | undefined }): ReactElement {
  const { symbol, isPending } = useTokenFacts({ token })
  const classes = useStyles(sheet)
  const address = (
    <bdi dir="ltr" className={classes.short}>
      {formatAddress(token ?? '')}
    </bdi>
  )
  if (isPending) return <PendingText>{address}</PendingText>
  return symbol ? <bdi>{symbol}</bdi> : address
}

/** The language decides what stands between them. */
function AssetList({
  assets,
}: {
  assets: Extract<SentenceValue, { type: 'assets' }>['assets']
}): ReactElement {
  const list = useFormat().list(assets.map((_, at) => `\u0000${at}\u0000`))
  return (
    <>
      {list.split('\u0000').map((part, at) => {
        const asset = at % 2 === 1 ? assets[Number(part)] : undefined
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
        return <Fragment key={at}>{asset ? <AssetText asset={asset} /> : part}</Fragment>
      })}
    </>
  )
}
