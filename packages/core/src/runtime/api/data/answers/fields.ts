import {
  check,
  fallback,
  type GenericSchema,
  minLength,
  number,
  optional,
  pipe,
  regex,
  string,
  transform,
} from 'valibot'
import { isPrice } from '../../../../base/amounts/toFiat.ts'
import { toPlainText } from '../../../../base/text/toPlainText.ts'
import { toSafeLink } from '../../../walletDeepLinks/toSafeLink.ts'

type Schema<output> = GenericSchema<unknown, output>

/** Schemas of the fields in a data service's answers. */
export type Fields = {
  /**
   * A field that is missing, `null` or of another type is ignored. The rest of the item stays
   * valid.
   */
  lenient<output>(schema: Schema<output>): Schema<output | undefined>
  /** Foreign text of at least one character, sanitized to one line. */
  line(limit: number): Schema<string>
  /** URL of an image, for an image element only. */
  readonly imageUrl: Schema<string | undefined>
  /**
   * The price of one whole token. Impossible prices become `undefined`, and so does 0, which is how
   * services say that they have none.
   */
  readonly price: Schema<number | undefined>
  /** An unsigned plain decimal number, up to the length of the largest amount. */
  readonly numeric: Schema<string>
  /** A whole number of base units as text, up to the widest integers of any chain. */
  readonly units: Schema<bigint>
}

const lenient: Fields['lenient'] = (schema) => fallback(optional(schema), undefined)

export const fields: Fields = {
  lenient,
  line: (limit) =>
    pipe(
      string(),
      transform((value) => toPlainText(value, limit)),
      minLength(1),
    ),
  imageUrl: lenient(
    pipe(
      string(),
      transform((value) => toSafeLink(value, { kind: 'web' })),
    ),
  ),
  price: lenient(
    pipe(
      number(),
      check((value) => isPrice(value) && value > 0),
    ),
  ),
  numeric: pipe(string(), regex(/^\d{1,80}(?:\.\d{1,80})?$/)),
  units: pipe(
    string(),
    regex(/^\d{1,78}$/),
    transform((value) => BigInt(value)),
  ),
}
