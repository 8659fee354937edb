import * as v from 'valibot'
import { decimal } from '../amounts/decimal.ts'

/** A number or text of an amount, as a decimal. */
export const decimalSchema: v.GenericSchema<string | number, string> = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => decimal.read(value)),
  v.string('Must be an amount.'),
)
