import * as v from 'valibot'

export declare namespace readEvent {
  type Parameters<schema extends v.GenericSchema> = {
    /** The body of a webhook whose signature was verified. */
    rawBody: Uint8Array
    schema: schema
  }
}

/** The event in a body. `undefined` for one of another kind, which is nothing to complain about. */
export function readEvent<const schema extends v.GenericSchema>(
  parameters: readEvent.Parameters<schema>,
): v.InferOutput<schema> | undefined {
  const { rawBody, schema } = parameters
  try {
    const event = v.safeParse(schema, JSON.parse(new TextDecoder().decode(rawBody)))
    return event.success ? event.output : undefined
  } catch {
    return undefined
  }
}
