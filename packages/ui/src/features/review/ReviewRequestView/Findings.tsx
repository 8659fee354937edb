import type { RequestFinding } from '@cleat/core'
import type { ReactElement } from 'react'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { describeFinding } from './describeFinding.ts'
import { Sentence } from './Sentence.tsx'
import type { ReviewSentence } from './sentence.ts'
import { useReviewSubject } from './useReviewSubject.ts'

type Level = RequestFinding['level']

/** What could be lost, worst first. Each sentence stands once. */
export function Findings(): ReactElement {
  const { request } = useReviewSubject()
  const { findings } = request
  const all = findings.map((finding): [Level, ReviewSentence] => [
    finding.level,
    describeFinding(finding),
  ])
  const byText = new Map(all.map(([level, sentence]) => [toKey(sentence), [level, sentence]]))
  const notices = [...byText.values()] as [Level, ReviewSentence][]
  const ordered = [
    ...notices.filter(([level]) => level !== 'caution'),
    ...notices.filter(([level]) => level === 'caution'),
  ]
  return (
    <>
      {ordered.map(([level, sentence]) => (
        <Notice key={toKey(sentence)} variant={level === 'caution' ? 'warning' : 'error'}>
          <Sentence sentence={sentence} />
        </Notice>
      ))}
    </>
  )
}

function toKey(sentence: ReviewSentence): string {
  return JSON.stringify(sentence, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
}
