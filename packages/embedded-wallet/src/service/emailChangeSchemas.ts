import * as v from 'valibot'
import { wireParts } from './wireParts.ts'

/**
 * `POST email-changes`. A code goes to the mailbox that the account has, and the answer is
 * `loginSchemas.email` of that. `/:id/old` takes it and answers the same of the new mailbox, whose
 * code `/:id/new` takes. The `id` stays that of the first answer; `POST logins/:id/resend` takes
 * that of each. `POST email-changes/first` adds an e-mail to an account without one: the code goes
 * there, and `/:id/new` takes it.
 */
export type StartEmailChange = {
  readonly email: string
  readonly host: string
  readonly browser: string
}

/**
 * `POST email-changes/lost`, without the old mailbox. The code goes to the new one at once, and
 * `/:id/new` takes it. The e-mail changes 72 hours later, unless that is stopped.
 */
export type StartLostEmailChange = StartEmailChange & {
  /** What a passkey of the account answers, as JSON. */
  readonly confirmation: string
}

/** `GET email-changes`. `DELETE email-changes` stops the change that waits. */
export type WaitingEmailChange = {
  readonly waiting: {
    /** The new one. */
    readonly email: string
    /** Seconds until it is the one of the account. */
    readonly readyIn: number
  } | null
}

/** `POST email-changes/keep`, without a login: what the link of the mail has after `#`. */
export type KeepEmail = { readonly token: string }

const start = {
  email: v.pipe(v.string(), v.minLength(1), v.maxLength(400)),
  host: wireParts.origin,
  browser: wireParts.line(60),
}

/** Requests of `email-changes`. Codes are `loginSchemas.code`. */
export const emailChangeSchemas: {
  readonly start: v.GenericSchema<unknown, StartEmailChange>
  readonly startLost: v.GenericSchema<unknown, StartLostEmailChange>
  readonly waiting: v.GenericSchema<unknown, WaitingEmailChange>
  readonly keep: v.GenericSchema<unknown, KeepEmail>
} = {
  start: v.strictObject(start),
  startLost: v.strictObject({ ...start, confirmation: v.pipe(v.string(), v.maxLength(8000)) }),
  waiting: v.strictObject({
    waiting: v.nullable(
      v.strictObject({
        email: v.pipe(v.string(), v.minLength(1), v.maxLength(400)),
        readyIn: wireParts.seconds,
      }),
    ),
  }),
  keep: v.strictObject({ token: wireParts.linkToken }),
}
