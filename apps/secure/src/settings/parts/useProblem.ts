import type { SettingsProblem } from '@cleat/embedded-wallet/window'
import { type AuthTexts, useText } from '@cleat/ui/secure'
import type { SecureTexts } from '../../texts/en.ts'
import { useTime } from '../../views/useTime.ts'
import type { ManageTexts } from '../texts/en.ts'

const texts = {
  service: 'secure.service',
  failed: 'manage.failed',
  frozen: 'manage.frozen',
  last: 'manage.last',
  incomplete: 'secure.incomplete',
  wrongPasskey: 'secure.wrongPasskey',
  lackingPasskey: 'secure.lackingPasskey',
  needsPasskey: 'manage.needsPasskey',
  notLoggedIn: 'auth.endedTitle',
  otherAccount: 'manage.otherAccount',
  taken: 'manage.taken',
  changed: 'manage.changed',
} as const

/** Why something was not done, and what helps. */
export function useProblem(problem: SettingsProblem | undefined): string | undefined {
  const text = useText<ManageTexts & SecureTexts & AuthTexts>()
  const describeTime = useTime()
  if (!problem) return undefined
  return problem.kind === 'throttled'
    ? text('secure.throttled', { time: describeTime(problem.seconds) })
    : text(texts[problem.kind])
}
