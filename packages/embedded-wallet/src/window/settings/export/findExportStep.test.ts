import { expect, test } from 'vitest'
import { findExportStep } from './findExportStep.ts'

type Facts = Parameters<typeof findExportStep>[0]
const toFacts = (
  given: Partial<Omit<Facts, 'session' | 'wallet'>> & {
    session?: Partial<Facts['session']>
    confirm?: 'passkey' | 'off'
  },
): Facts => ({
  ...{ hasPasskey: false, isTouched: false, ...given },
  session: { method: 'email', loginAge: 0, ...given.session },
  wallet: { confirm: given.confirm ?? 'off' },
})

test.each([
  [0, 'hold'],
  [270, 'hold'],
  [271, 'login'],
  [100_000, 'login'],
  [undefined, 'login'],
] as const)('default: after a login %s s ago', (loginAge, step) => {
  expect(findExportStep(toFacts({ session: { loginAge } }))).toBe(step)
})

test('behavior: a passkey of the account is touched, once', () => {
  expect(findExportStep(toFacts({ hasPasskey: true }))).toBe('touch')
  expect(findExportStep(toFacts({ hasPasskey: true, isTouched: true }))).toBe('hold')
})

test('behavior: a login by passkey is a touch, unless the wallet always asks for one', () => {
  const session = { method: 'passkey' }
  expect(findExportStep(toFacts({ hasPasskey: true, session }))).toBe('hold')
  expect(findExportStep(toFacts({ hasPasskey: true, session, confirm: 'passkey' }))).toBe('touch')
})

test('behavior: an old login comes first, whatever was touched', () => {
  const session = { loginAge: 1_000 }
  expect(findExportStep(toFacts({ hasPasskey: true, isTouched: true, session }))).toBe('login')
})
