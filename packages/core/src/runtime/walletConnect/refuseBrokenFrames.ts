import { check, literal, looseObject, optional, pipe, safeParse, string, unknown } from 'valibot'

/** The part of the library's relayer that a new connection passes through. */
export type FrameReader = {
  readonly provider?: {
    readonly connection?: { readonly events: { emit(event: string, frame: unknown): boolean } }
  }
  /** Called for each new connection. */
  registerProviderListeners(): void
}

const message = looseObject({
  id: string(),
  data: looseObject({ topic: string(), message: string() }),
})
const schema = pipe(
  looseObject({
    id: unknown(),
    jsonrpc: literal('2.0'),
    method: optional(string()),
    params: optional(unknown()),
  }),
  // Only messages of a topic are read any further.
  check(({ method, params }) => !method?.endsWith('_subscription') || isMessage(params)),
)

/**
 * Drops frames of the relay that are no JSON-RPC, or no message of a topic. The library reads them
 * unchecked, and throws where nothing catches it.
 */
export function refuseBrokenFrames(reader: FrameReader): void {
  const register = reader.registerProviderListeners
  reader.registerProviderListeners = () => {
    const events = reader.provider?.connection?.events
    if (events) {
      const emit = events.emit.bind(events)
      events.emit = (event, ...frame) =>
        (event !== 'payload' || safeParse(schema, frame[0]).success) && emit(event, ...frame)
    }
    register.call(reader)
  }
}

function isMessage(params: unknown): boolean {
  return safeParse(message, params).success
}
