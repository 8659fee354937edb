import type { SIWXSession } from '@cleat/core/sign-in'
import { SIWXVerifier } from './SIWXVerifier.ts'

/** Checks Polkadot's signatures. Loads its code with the first one. */
export class PolkadotVerifier extends SIWXVerifier {
  readonly chainNamespace = 'polkadot'

  /** Whether the account of a session signed its message. */
  async verify(session: SIWXSession): Promise<boolean> {
    return (await import('./verifySession.ts')).verifySession(session)
  }
}
