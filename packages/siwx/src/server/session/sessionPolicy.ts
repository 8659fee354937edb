/** How long sessions last, in ms. */
export type SessionPolicy = {
  /** Without being used. */
  readonly idleMs: number
  /** Whatever is done. */
  readonly absoluteMs: number
  /** After which a refresh replaces what opens a session that a cookie opens. */
  readonly renewMs: number
  /** In which the cookie before it still counts, for requests under way. */
  readonly graceMs: number
  /** After which a use of the session is written down. */
  readonly touchMs: number
  /** After which contracts are asked again. */
  readonly recheckMs: number
  /** After which they are, where the last question was not answered. */
  readonly retryMs: number
  /** For which a session lives on while its contracts cannot be asked. */
  readonly unknownMs: number
}

export declare namespace toSessionPolicy {
  type Parameters = {
    /** Days without a use after which a session is over. @default 7 */
    idleDays?: number | undefined
    /** Days after which a session is over. @default 30 */
    absoluteDays?: number | undefined
    /** Minutes after which contracts are asked again. @default 15 */
    recheckMinutes?: number | undefined
  }
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

export function toSessionPolicy(parameters: toSessionPolicy.Parameters = {}): SessionPolicy {
  const { idleDays = 7, absoluteDays = 30, recheckMinutes = 15 } = parameters
  for (const length of [idleDays, absoluteDays, recheckMinutes])
    if (!(length > 0 && length <= 3650))
      throw new RangeError(`A session of ${length} days or minutes is none. Correct \`session\`.`)
  const idleMs = idleDays * dayMs
  return {
    ...{ idleMs, absoluteMs: absoluteDays * dayMs, renewMs: dayMs, graceMs: 10_000 },
    touchMs: Math.min(hourMs, idleMs / 24),
    ...{ recheckMs: recheckMinutes * minuteMs, retryMs: minuteMs, unknownMs: hourMs },
  }
}
