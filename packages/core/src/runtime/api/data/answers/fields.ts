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

/** What the answers of a data service are made of. */
export type Fields = {
  /** A field that is missing, `null` or of another kind is left out. It must not cost the item its place. */
  lenient<output>(schema: Schema<output>): Schema<output | undefined>
  /** Foreign text of at least one character, as it may be shown in one line. */
  line(limit: number): Schema<string>
  /** The address of an image, to be drawn through an image element only. */
  readonly imageUrl: Schema<string | undefined>
  /** What one whole token costs. Nothing where the service says what cannot be. */
  readonly price: Schema<number | undefined>
  /** A plain decimal number without a sign, as long as any amount can be. */
  readonly numeric: Schema<string>
  /** A whole number of atomic units as text, as wide as the widest that chains know. */
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
      check((value) => isPrice(value)),
    ),
  ),
  numeric: pipe(string(), regex(/^\d{1,80}(?:\.\d{1,80})?$/)),
  units: pipe(
    string(),
    regex(/^\d{1,78}$/),
    transform((value) => BigInt(value)),
  ),
}
