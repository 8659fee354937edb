import { type GenericSchema, safeParse } from 'valibot'

/** Parses at most `limit` items of a list and counts the invalid ones. */
export function readItems<output>(
  list: readonly unknown[],
  parameters: { schema: GenericSchema<unknown, output>; limit: number },
): { readonly items: readonly output[]; readonly dropped: number } {
  const { schema, limit } = parameters
  const items = list.slice(0, limit).flatMap((item) => {
    const result = safeParse(schema, item)
    return result.success ? [result.output] : []
  })
  return { items, dropped: list.length - items.length }
}
