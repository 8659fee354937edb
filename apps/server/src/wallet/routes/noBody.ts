import * as v from 'valibot'

/** Nothing, or an empty object. */
export const noBody: v.GenericSchema<unknown, unknown> = v.union([
  v.undefined(),
  v.strictObject({}),
])
