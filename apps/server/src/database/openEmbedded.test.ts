import { expect, test } from 'vitest'
import { toRow } from '../analytics/toRow.ts'
import { createEvent } from '../test/events.ts'
import { useFolder } from '../test/useFolder.ts'
import { openEmbedded } from './openEmbedded.ts'
import { analyticsEvents } from './schema.ts'

test('default', { timeout: 60_000 }, async () => {
  const folder = await useFolder()
  const first = await openEmbedded(folder)
  await expect(openEmbedded(folder)).rejects.toThrow('Another process has the embedded database')
  const event = createEvent()
  await first.queries
    .insert(analyticsEvents)
    .values(toRow({ event, sender: {}, receivedAt: new Date() }))
  await first.close()

  const second = await openEmbedded(folder)
  const rows = await second.queries.select().from(analyticsEvents)
  expect(rows).toMatchObject([{ eventId: event.eventId }])
  await second.close()
})
