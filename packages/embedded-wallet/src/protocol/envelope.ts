import {
  type GenericSchema,
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  number,
  pipe,
  regex,
  strictObject,
  string,
  unknown,
} from 'valibot'

/** What one side sends to the other. */
export type Envelope = {
  readonly v: 1
  /** Counts from 1 on each side of a port. */
  readonly id: number
  readonly kind: string
  readonly body: unknown
}

export const envelopeSchema: GenericSchema<unknown, Envelope> = strictObject({
  v: literal(1),
  id: pipe(number(), integer(), minValue(1), maxValue(Number.MAX_SAFE_INTEGER)),
  kind: pipe(string(), maxLength(32), regex(/^[a-zA-Z]+(?:\.[a-zA-Z]+)?$/)),
  body: unknown(),
})
