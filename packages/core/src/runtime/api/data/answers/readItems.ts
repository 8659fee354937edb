import { type GenericSchema, safeParse } from 'valibot'

/** What can be read of a list, at most `limit` of its items, and how many items were left out. */
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
