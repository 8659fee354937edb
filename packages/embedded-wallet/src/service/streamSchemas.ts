import * as v from 'valibot'

/**
 * What `GET stream` says, as the name of an event: nothing but that something changed, which the
 * frame then asks for. `open`: from here on nothing is missed. `session`: it is over, or its
 * account changed. `handoff`: the one whose hash is the data.
 */
export type StreamEvent = 'open' | 'session' | 'handoff'

/** How many handoffs a frame follows at once. */
const most = 4
const hash = '[\\w-]{42}[AEIMQUYcgkosw048]'

export const streamSchemas: {
  readonly most: number
  /** Something is written at least that often. */
  readonly heartbeatSeconds: number
  /** The query of `GET stream`. */
  readonly query: v.GenericSchema<{ readonly handoffs?: string | undefined }>
} = {
  most,
  heartbeatSeconds: 15,
  query: v.strictObject({
    handoffs: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          new RegExp(`^${hash}(?:,${hash}){0,${most - 1}}$`),
          `Must be 1 to ${most} hashes of handoffs, separated by commas.`,
        ),
        v.description('Hashes of handoffs of this browser, separated by commas.'),
      ),
    ),
  }),
}
