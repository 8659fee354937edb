import { useAppKitEvents } from '@cleat/react/appkit'
import { useEffect, useState } from 'react'

/** The latest wallet events. */
export function ActivityCard() {
  const { timestamp, data } = useAppKitEvents()
  const [events, setEvents] = useState<readonly string[]>([])
  useEffect(() => {
    if (timestamp > 0) setEvents((before) => [data.event, ...before].slice(0, 6))
  }, [timestamp, data])
  return (
    <section className="activity">
      <h2>Log</h2>
      <ol data-testid="events">
        {events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log has no other key
          <li key={at}>{event}</li>
        ))}
      </ol>
    </section>
  )
}
