import type { AuthController } from '@cleat/core'
import { useKit } from '../../../kit/useKit.ts'

/** The logins of a view that is rendered once they are loaded. @throws before */
export function useAuth(): AuthController {
  const { auth } = useKit().controllers
  if (!auth) throw new Error('The logins are not loaded.')
  return auth
}
