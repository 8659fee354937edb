import { type GenericSchema, type InferOutput, safeParse } from 'valibot'

/** Parses the entries stored by an earlier visit or another tab. Invalid ones are left out. */
export function readPendingEntries<schema extends GenericSchema>(
  schema: schema,
  values: readonly unknown[],
): InferOutput<schema>[] {
  return values.flatMap((value) => {
    const result = safeParse(schema, value)
    return result.success ? [result.output] : []
  })
}
