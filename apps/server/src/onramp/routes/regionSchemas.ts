import * as v from 'valibot'

/** The parts of requests that say where the visitor lives. */
export const regionSchemas = {
  country: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Z]{2}$/, 'Must be two capital letters, such as "US".'),
      v.description('Where the visitor lives (ISO 3166-1). The United States if it is left out.'),
    ),
  ),
  subdivision: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Z\d]{1,3}$/, 'Must be letters and digits, such as "NY".'),
      v.description('The state or province (ISO 3166-2), without the country.'),
    ),
  ),
}
