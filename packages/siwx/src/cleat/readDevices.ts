import type { SignInDevice } from '../config/siwxConfig.ts'
import { createBadAnswerError } from './createBadAnswerError.ts'

/** More are not shown. */
const most = 100

/**
 * Reads the devices that a server answered.
 * @throws a `SiwxError` with `SERVICE_BAD_ANSWER`
 */
export function readDevices(answer: unknown): SignInDevice[] {
  const { sessions } = Object(answer) as { sessions?: unknown }
  if (!Array.isArray(sessions)) throw createBadAnswerError('`sessions` is no list')
  return sessions.slice(0, most).map(readDevice)
}

function readDevice(given: unknown): SignInDevice {
  const { id, isCurrent, browser, accounts, createdAt, usedAt, endsAt } = Object(given) as {
    [name: string]: unknown
  }
  const isDevice = isText(id) && [createdAt, usedAt, endsAt].every(isTime)
  if (!isDevice || !Array.isArray(accounts) || !accounts.every(isText))
    throw createBadAnswerError('`sessions` has one of another form')
  return {
    ...{ id, isCurrent: isCurrent === true, accounts },
    ...(isText(browser) ? { browser: browser.slice(0, 60) } : {}),
    ...{ createdAt: String(createdAt), usedAt: String(usedAt), endsAt: String(endsAt) },
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 300
}

function isTime(value: unknown): boolean {
  return isText(value) && Number.isFinite(Date.parse(value))
}
