import {
  type GenericSchema,
  minValue,
  number,
  pipe,
  regex,
  safeInteger,
  string,
  transform,
  union,
} from 'valibot'

const short = pipe(number(), safeInteger(), minValue(0))
/** Long integers are text after `parseExact`. */
const long = pipe(string(), regex(/^\d{16,20}$/))

/** An integer of a node's answer, exact. */
export const wholeNumber: GenericSchema<number | string, bigint> = pipe(
  union([short, long]),
  transform((value) => BigInt(value)),
)
