import * as v from 'valibot'
import { wireParts } from './wireParts.ts'

/**
 * `POST email-changes`. A code goes to the mailbox that the account has, and the answer is
 * `loginSchemas.email` of that. `/:id/old` takes it and answers the same of the new mailbox, whose
 * code `/:id/new` takes. The `id` stays that of the first answer; `POST logins/:id/resend` takes
 * that of each.
 */
export type StartEmailChange = {
  readonly email: string
  readonly host: string
  readonly browser: string
}

/** Requests of `email-changes`. Codes are `loginSchemas.code`. */
export const emailChangeSchemas: {
  readonly start: v.GenericSchema<unknown, StartEmailChange>
} = {
  start: v.strictObject({
    email: v.pipe(v.string(), v.minLength(1), v.maxLength(400)),
    host: wireParts.origin,
    browser: wireParts.line(60),
  }),
}
