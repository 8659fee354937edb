import type { JSX } from 'react'
import { describeAnswer } from '../describe/describeAnswer.ts'
import { describeRequest, nameRequest } from '../describe/describeRequest.ts'
import { describeVerdict } from '../describe/describeVerdict.ts'
import type { Coin } from '../describe/formatCoin.ts'
import { Badge } from '../parts/Badge.tsx'
import { formatMs } from '../parts/formatMs.ts'
import { JsonBlock } from '../parts/JsonBlock.tsx'
import { listTimings } from '../recording/listTimings.ts'
import type { RequestRecord } from '../recording/requestRecord.ts'
import { styles } from '../style/styles.ts'

const { classes } = styles

/** A request: in one sentence, what was decided and why, its steps with their times, and raw. */
export function RequestDetail(props: {
  readonly record: RequestRecord
  /** The native coin of its network. */
  readonly coin: Coin | undefined
}): JSX.Element {
  const { record, coin } = props
  const { view, request, decoded, outcome } = record
  const { word, tone, why } = describeVerdict(record)
  return (
    <article className={classes.detail} aria-label={nameRequest(record)}>
      <h3 className={classes.sentence}>{describeRequest(record, coin)}</h3>
      <p className={classes.quiet}>
        <bdi>{view.wallet}</bdi> · {view.caipNetworkId} · <bdi>{view.address}</bdi>
      </p>
      <p>
        <Badge tone={tone}>{word}</Badge> {why}
      </p>
      {outcome.status === 'failed' && (
        <p className={classes.failure}>
          <strong>{outcome.error.code}</strong> {outcome.error.shortMessage}
        </p>
      )}
      <Timings record={record} />
      <JsonBlock name="Request, as it went on" value={request} />
      {decoded && <JsonBlock name="Decoded, and what rules found" value={decoded} />}
      {outcome.status === 'answered' && <JsonBlock name="Answer" value={describeAnswer(record)} />}
      {outcome.status === 'failed' && <JsonBlock name="Error" value={outcome.error} />}
    </article>
  )
}

function Timings({ record }: { readonly record: RequestRecord }): JSX.Element {
  const timings = listTimings(record)
  const longest = Math.max(0.1, ...timings.map(({ ms }) => ms ?? 0))
  const failed = record.outcome.status === 'failed'
  return (
    <table className={classes.timings}>
      <caption>Steps</caption>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Began</th>
          <th scope="col">Took</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {timings.map(({ step, from, ms }, at) => (
          <tr key={step} data-failed={failed && at === timings.length - 1 ? true : undefined}>
            <th scope="row">{step}</th>
            <td>+{formatMs(from)}</td>
            <td>{ms === undefined ? '…' : formatMs(ms)}</td>
            <td>
              <meter min={0} max={longest} value={ms ?? 0} aria-label={`Share of ${step}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
