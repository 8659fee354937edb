import { type GenericSchema, maxLength, picklist, pipe, regex, string } from 'valibot'

/** Light or dark, and a language in BCP 47. */
export const lookFields: {
  readonly mode: GenericSchema<unknown, 'light' | 'dark'>
  readonly language: GenericSchema<unknown, string>
} = {
  mode: picklist(['light', 'dark']),
  language: pipe(string(), maxLength(35), regex(/^[A-Za-z]{2,8}(?:-[A-Za-z\d]{1,8})*$/)),
}
