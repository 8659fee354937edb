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
/** As `parseExact` leaves them. */
const long = pipe(string(), regex(/^\d{16,20}$/))

/** A whole number of a node, exactly. */
export const wholeNumber: GenericSchema<number | string, bigint> = pipe(
  union([short, long]),
  transform((value) => BigInt(value)),
)
