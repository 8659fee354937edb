import type { Kit } from '@cleat/core'
import { type JSX, useState } from 'react'
import { nameRequest } from '../describe/describeRequest.ts'
import { describeVerdict } from '../describe/describeVerdict.ts'
import { findCoin } from '../kit/findCoin.ts'
import { Badge } from '../parts/Badge.tsx'
import { Empty } from '../parts/Empty.tsx'
import { formatMs } from '../parts/formatMs.ts'
import { formatTime } from '../parts/formatTime.ts'
import { LongList } from '../parts/LongList.tsx'
import type { Recording } from '../recording/createRecording.ts'
import type { RequestRecord } from '../recording/requestRecord.ts'
import { styles } from '../style/styles.ts'
import { RequestDetail } from './RequestDetail.tsx'
import { useRecording } from './useRecording.ts'

const { classes } = styles

/** What the app and the modal asked wallets, newest first, and what became of each. */
export function RequestsView(props: {
  readonly kit: Kit
  readonly recording: Recording
}): JSX.Element {
  const { kit, recording } = props
  const { requests } = useRecording(recording)
  const [chosen, setChosen] = useState<number>()
  const newest = requests.toReversed()
  const shown = newest.find(({ id }) => id === chosen) ?? newest[0]
  if (!shown)
    return (
      <Empty>
        <p>
          No request yet. Sign or send something: what the app, its hooks or the modal ask a wallet
          shows up here.
        </p>
      </Empty>
    )
  return (
    <div className={classes.split}>
      <div className={classes.master}>
        <div className={classes.bar}>
          <span className={classes.quiet}>
            {requests.length} {requests.length === 1 ? 'request' : 'requests'}
          </span>
          <button type="button" className={classes.button} onClick={recording.clearRequests}>
            Clear
          </button>
        </div>
        <LongList label="Requests" items={newest}>
          {(record) => (
            <li key={record.id}>
              <RequestRow record={record} isShown={record === shown} onChoose={setChosen} />
            </li>
          )}
        </LongList>
      </div>
      <RequestDetail key={shown.id} record={shown} coin={findCoin(kit, shown.view)} />
    </div>
  )
}

function RequestRow(props: {
  readonly record: RequestRecord
  readonly isShown: boolean
  readonly onChoose: (id: number) => void
}): JSX.Element {
  const { record, isShown, onChoose } = props
  const { id, madeAt, startedAt, outcome } = record
  const { word, tone } = describeVerdict(record)
  return (
    <button
      type="button"
      className={classes.row}
      aria-current={isShown}
      onClick={() => onChoose(id)}
    >
      <time className={classes.time}>{formatTime(madeAt)}</time>
      <span className={classes.rowName}>{nameRequest(record)}</span>
      <span className={classes.badges}>
        <Badge tone={tone}>{word}</Badge>
        <Badge tone={outcomeTones[outcome.status]}>
          {outcome.status === 'pending'
            ? 'pending'
            : `${outcome.status} · ${formatMs(outcome.at - startedAt)}`}
        </Badge>
      </span>
    </button>
  )
}

const outcomeTones = { pending: 'quiet', answered: 'good', failed: 'bad' } as const
