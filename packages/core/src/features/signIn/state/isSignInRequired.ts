import type { SignInContext } from './signInContext.ts'

/** Whether visitors have to sign in. */
export function isSignInRequired({ siwx }: Pick<SignInContext, 'siwx'>): boolean {
  return siwx.getRequired?.() ?? true
}
