import * as v from 'valibot'

/** A CAIP-2 id in a query. */
export const chainQuery = v.pipe(
  v.string(),
  v.regex(/^[-a-z\d]{3,8}:[-_a-zA-Z\d]{1,32}$/, 'Must be a CAIP-2 id such as eip155:1.'),
  v.description('CAIP-2 id of the chain.'),
)
