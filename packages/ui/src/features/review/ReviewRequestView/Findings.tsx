import type { RequestFinding } from '@cleat/core'
import type { ReactElement } from 'react'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { describeFinding } from './describeFinding.ts'
import { LookAlike } from './LookAlike.tsx'
import { Sentence } from './Sentence.tsx'
import type { ReviewSentence } from './sentence.ts'
import { useReviewSubject } from './useReviewSubject.ts'

/** What could be lost, worst first. Each sentence stands once. */
export function Findings(): ReactElement {
  const { request } = useReviewSubject()
  const { findings } = request
  const all = findings.map((finding) => ({ ...finding, sentence: describeFinding(finding) }))
  const notices = [...new Map(all.map((one) => [toKey(one), one])).values()]
  const ordered = [
    ...notices.filter(({ level }) => level !== 'caution'),
    ...notices.filter(({ level }) => level === 'caution'),
  ]
  return (
    <>
      {ordered.map((one) => (
        <Notice key={toKey(one)} variant={one.level === 'caution' ? 'warning' : 'error'}>
          <Sentence sentence={one.sentence} />
          <LookAlike facts={one.facts} />
        </Notice>
      ))}
    </>
  )
}

type Described = RequestFinding & { readonly sentence: ReviewSentence }

function toKey({ rule, sentence, facts }: Described): string {
  return JSON.stringify([sentence, rule === 'look-alike' && facts], (_, value) =>
    typeof value === 'bigint' ? `${value}` : value,
  )
}
