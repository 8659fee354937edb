import * as v from 'valibot'

/** Letters, numbers and a few marks: nothing that could end a quotation, or be markup or a link. */
const form = /^(?=.*\p{L})(?!.*\.\p{L})(?!.*\p{M}{3})[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’&()/+%-]*$/u

/** Foreign words of one line, as they are shown beside what Cleat itself says. */
export const labelWords = (limit: number) =>
  v.pipe(
    v.string(),
    v.check((text) => [...text].length <= limit, `Must have at most ${limit} characters.`),
    v.check(
      (text) => form.test(text) && text === text.normalize('NFC') && !/ {2}| $/.test(text),
      'Must be plain words: letters, numbers, spaces and . , ’ & ( ) / + % - alone.',
    ),
  )
