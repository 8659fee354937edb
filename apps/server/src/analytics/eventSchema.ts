import * as v from 'valibot'

/** The end of the year 9999, the last time that JavaScript and PostgreSQL format alike. */
const lastTimestamp = 253_402_300_799_999

const shortText = (limit: number, description: string) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(limit), v.description(description))

/** One event as apps send it. Unknown fields are ignored. */
export const eventSchema = v.pipe(
  v.object({
    eventId: v.pipe(
      v.string(),
      v.uuid(),
      v.description('Created by the sender. Events with the same id are stored once.'),
    ),
    url: v.pipe(
      v.string(),
      v.maxLength(8192),
      v.description('The page. Only its origin is stored.'),
    ),
    domain: v.pipe(v.string(), v.maxLength(255), v.description('Host name of the page.')),
    timestamp: v.pipe(
      v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.isoTimestamp())]),
      v.check(isMoment, 'Must be between the years 1970 and 9999.'),
      v.description('When it happened: milliseconds since 1970, or ISO 8601.'),
    ),
    props: v.pipe(
      v.looseObject({
        type: shortText(40, 'Kind of the event, such as `track` or `error`.'),
        event: shortText(100, 'Name of the event, such as `MODAL_OPEN`.'),
      }),
      v.description(
        'What happened. Accounts, pairing links and the query of URLs are removed before storing.',
      ),
    ),
  }),
  v.metadata({ ref: 'AnalyticsEvent' }),
)

export type AnalyticsEvent = v.InferOutput<typeof eventSchema>

function isMoment(timestamp: number | string): boolean {
  const time = new Date(timestamp).getTime()
  return time >= 0 && time <= lastTimestamp
}
