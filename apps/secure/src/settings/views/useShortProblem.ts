import { useText } from '@cleat/ui/secure'
import type { SecureTexts } from '../../texts/en.ts'

const notes = {
  incomplete: 'secure.incomplete',
  wrongPasskey: 'secure.wrongPasskey',
  service: 'secure.service',
  mistyped: 'secure.mistyped',
  wrong: 'secure.notYours',
} as const

/** Why a step has to be taken once more. */
export function useShortProblem(problem: keyof typeof notes | undefined): string | undefined {
  const text = useText<SecureTexts>()
  return problem && text(notes[problem])
}
