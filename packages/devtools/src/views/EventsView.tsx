import { type JSX, useMemo, useState } from 'react'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Empty } from '../parts/Empty.tsx'
import { formatTime } from '../parts/formatTime.ts'
import { JsonBlock } from '../parts/JsonBlock.tsx'
import { LongList } from '../parts/LongList.tsx'
import { type EventRecord, type Recording, recordingLimits } from '../recording/createRecording.ts'
import { toJson } from '../redaction/toJson.ts'
import { styles } from '../style/styles.ts'
import { useRecording } from './useRecording.ts'

const { classes } = styles

/** The kit’s events, newest first: filtered, looked into and copied. */
export function EventsView({ recording }: { readonly recording: Recording }): JSX.Element {
  const { events, droppedEvents } = useRecording(recording)
  const [filter, setFilter] = useState('')
  const shown = useMemo(() => {
    const wanted = filter.trim().toLowerCase()
    const matching = wanted ? events.filter((record) => hasText(record, wanted)) : events
    return matching.toReversed()
  }, [events, filter])
  return (
    <>
      <div className={classes.bar}>
        <input
          type="search"
          className={classes.search}
          aria-label="Filter events"
          placeholder="Filter"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        <CopyButton getText={() => toJson(shown.map(({ at, event }) => ({ at, ...event })))}>
          Copy as JSON
        </CopyButton>
        <button type="button" className={classes.button} onClick={recording.clearEvents}>
          Clear
        </button>
        <span className={classes.quiet}>
          {shown.length} of {events.length}
          {droppedEvents > 0 && `, the newest ${recordingLimits.events} are kept`}
        </span>
      </div>
      {shown.length === 0 ? (
        <Empty>
          <p>
            {events.length === 0
              ? 'No event yet. Open the modal, or connect a wallet.'
              : `No event has “${filter}”.`}
          </p>
        </Empty>
      ) : (
        <LongList label="Events" items={shown}>
          {(record) => <EventRow key={record.id} record={record} />}
        </LongList>
      )}
    </>
  )
}

function EventRow({ record }: { readonly record: EventRecord }): JSX.Element {
  const { at, event } = record
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <time className={classes.time}>{formatTime(at)}</time>
        <span className={classes.rowName}>{event.event}</span>
        <span className={classes.quiet}>{event.properties.caipNetworkId}</span>
      </button>
      {isOpen && <JsonBlock name={event.event} value={event} isOpen />}
    </li>
  )
}

function hasText({ event }: EventRecord, wanted: string): boolean {
  return event.event.toLowerCase().includes(wanted) || toJson(event).toLowerCase().includes(wanted)
}
