import * as v from 'valibot'

/** The parameters that every SDK call carries (spec §7). */
export const sdkQuery = {
  projectId: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]{1,64}$/, 'Must be 1 to 64 letters, digits, - or _.'),
      v.description(
        'The project id of the app. Required if the service allows certain projects only.',
      ),
    ),
  ),
  st: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(32, 'Must be at most 32 characters long.'),
      v.description('The kind of the SDK, such as `appkit`.'),
    ),
  ),
  sv: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200, 'Must be at most 200 characters long.'),
      v.description('The version of the SDK, such as `react-wagmi-1.0.0`.'),
    ),
  ),
}
