import { loginTimes } from './loginTimes.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export type EarlierLogin = {
  readonly jkt: string
  readonly attempts: number
  readonly isUsed: boolean
  readonly createdAt: Date
}

export type Throttle = {
  /** When the next login is taken, in seconds. 0 for now. */
  readonly waitSeconds: number
  /** Whether no mail is sent, because too many codes were guessed. */
  readonly isLocked: boolean
}

/**
 * Whether an address may log in again. Devices of its account are counted apart from strangers,
 * who could keep the owner out otherwise.
 */
export function findThrottle(parameters: {
  /** Logins of the address in the last day. */
  earlier: readonly EarlierLogin[]
  jkt: string
  /** Whether the key is that of a device of the account. */
  isKnown: boolean
  now: Date
}): Throttle {
  const { earlier, jkt, isKnown, now } = parameters
  const counted = isKnown ? earlier.filter((login) => login.jkt === jkt) : earlier
  const times = counted.map(({ createdAt }) => createdAt.getTime()).toSorted((a, b) => b - a)
  const waits = [
    toWait(times, loginTimes.hourLogins, hourMs),
    toWait(times, loginTimes.dayLogins, dayMs),
  ].map((end) => Math.ceil((end - now.getTime()) / 1000))
  const wrong = earlier.reduce((sum, login) => sum + login.attempts - (login.isUsed ? 1 : 0), 0)
  return {
    waitSeconds: Math.max(0, ...waits),
    isLocked: !isKnown && wrong >= loginTimes.dayWrongCodes,
  }
}

/** When one of the last `count` times is out of the period. */
function toWait(times: readonly number[], count: number, periodMs: number): number {
  const oldest = times[count - 1]
  return oldest === undefined ? 0 : oldest + periodMs
}
