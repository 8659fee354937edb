import type { SIWXSession } from '@cleat/core/sign-in'
import { SIWXVerifier } from './SIWXVerifier.ts'

/** Checks Bitcoin's signatures. Loads its code with the first one. */
export class BIP122Verifier extends SIWXVerifier {
  readonly chainNamespace = 'bip122'

  /** Whether the account of a session signed its message. */
  async verify(session: SIWXSession): Promise<boolean> {
    return (await import('./verifySession.ts')).verifySession(session)
  }
}
