import type { Kit } from '@cleat/core'
import type { JSX } from 'react'
import { Badge, type BadgeTone } from '../parts/Badge.tsx'
import { Empty } from '../parts/Empty.tsx'
import { formatMs } from '../parts/formatMs.ts'
import { JsonBlock } from '../parts/JsonBlock.tsx'
import { LongList } from '../parts/LongList.tsx'
import type { Recording } from '../recording/createRecording.ts'
import { toJson } from '../redaction/toJson.ts'
import { styles } from '../style/styles.ts'
import { type CachedQuery, useQueries } from './useQueries.ts'
import { useRecording } from './useRecording.ts'

const { classes } = styles

/** What chains and services were asked, how old each answer is, and asking again. */
export function QueriesView(props: {
  readonly kit: Kit
  readonly recording: Recording
}): JSX.Element {
  const { kit, recording } = props
  // The client comes with the runtime, which the recording says.
  useRecording(recording)
  const queries = useQueries(kit)
  if (!queries) return <Empty>The kit’s runtime is loading.</Empty>
  if (queries.length === 0)
    return (
      <Empty>
        <p>No query yet. Connect a wallet, or open the modal.</p>
      </Empty>
    )
  return (
    <LongList label="Queries" items={queries}>
      {(query) => <QueryRow key={query.queryHash} kit={kit} query={query} />}
    </LongList>
  )
}

const tones: { readonly [status: string]: BadgeTone | undefined } = {
  error: 'bad',
  success: 'good',
}

function QueryRow(props: { readonly kit: Kit; readonly query: CachedQuery }): JSX.Element {
  const { kit, query } = props
  const { queryKey, state } = query
  const { status, fetchStatus, dataUpdatedAt, errorUpdatedAt, error, data } = state
  const name = queryKey
    .slice(2)
    .map((part) => (typeof part === 'string' ? part : toJson(part).replace(/\s+/g, ' ')))
    .join(' · ')
  const updatedAt = Math.max(dataUpdatedAt, errorUpdatedAt)
  const isFetching = fetchStatus !== 'idle'
  return (
    <li className={classes.query}>
      <div className={classes.bar}>
        <span className={classes.queryName}>{name}</span>
        <Badge tone={tones[status] ?? 'quiet'}>{isFetching ? `${status}, fetching` : status}</Badge>
        <span className={classes.quiet}>
          {updatedAt === 0
            ? 'never answered'
            : `${formatMs(Math.max(0, Date.now() - updatedAt))} ago`}
          {query.isStale() && ' · stale'}
        </span>
        <span className={classes.actions}>
          <button
            type="button"
            className={classes.button}
            aria-label={`Refetch ${name}`}
            // What it rejects with is its state.
            onClick={() => void query.fetch().catch(() => undefined)}
          >
            Refetch
          </button>
          <button
            type="button"
            className={classes.button}
            aria-label={`Invalidate ${name}`}
            onClick={() => void kit.queryClient?.invalidateQueries({ queryKey, exact: true })}
          >
            Invalidate
          </button>
        </span>
      </div>
      {error && <p className={classes.failure}>{describeError(error)}</p>}
      <JsonBlock name="Answer" value={status === 'error' ? error : data} />
    </li>
  )
}

function describeError(error: Error): string {
  const { code, shortMessage } = error as { code?: unknown; shortMessage?: unknown }
  return `${code ?? error.name}: ${shortMessage ?? error.message}`
}
