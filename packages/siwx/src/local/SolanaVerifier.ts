import type { SIWXSession } from '@cleat/core/sign-in'
import { SIWXVerifier } from './SIWXVerifier.ts'

/** Checks Solana's signatures. Loads its code with the first one. */
export class SolanaVerifier extends SIWXVerifier {
  readonly chainNamespace = 'solana'

  /** Whether the account of a session signed its message. */
  async verify(session: SIWXSession): Promise<boolean> {
    return (await import('./verifySession.ts')).verifySession(session)
  }
}
