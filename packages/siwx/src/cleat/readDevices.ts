import type { SignInDevice } from '@cleat/core/sign-in'
import { isText } from './isText.ts'
import { createBadAnswerError } from './transport/createBadAnswerError.ts'

/** More are not shown. */
const most = 100

/**
 * Reads the devices that a server answered.
 * @throws a `SiwxError` with `SERVICE_BAD_ANSWER`
 */
export function readDevices(answer: unknown): SignInDevice[] {
  const { sessions } = Object(answer) as { sessions?: unknown }
  if (!Array.isArray(sessions) || !sessions.every(isDevice))
    throw createBadAnswerError('no devices')
  return sessions.slice(0, most).map((one) => ({ ...one, browser: one.browser ?? undefined }))
}

function isDevice(given: unknown): given is SignInDevice {
  const { id, browser, accounts, createdAt, usedAt, endsAt } = Object(given) as SignInDevice
  return (
    Array.isArray(accounts) &&
    [id, browser ?? id, ...accounts].every(isText) &&
    [createdAt, usedAt, endsAt].every((time) => Date.parse(time) > 0)
  )
}
