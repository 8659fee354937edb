import { check, type GenericSchema, number, pipe, regex, string, transform, union } from 'valibot'

/**
 * A number below 2 to the power of `bits`, as decimal text, or as a number that is exact. `field`
 * is named where it is none.
 */
export function numberSchema(field: string, bits: number): GenericSchema<unknown, bigint> {
  return pipe(
    union(
      [
        pipe(string(), regex(/^(?:0|[1-9]\d{0,77})$/, field)),
        pipe(
          number(),
          check((value) => Number.isSafeInteger(value), field),
        ),
      ],
      field,
    ),
    transform((value) => BigInt(value)),
    // What is below zero stays there.
    check((value) => value >> BigInt(bits) === 0n, field),
  )
}
