import type { SIWXSession } from '@cleat/core/sign-in'
import type { SiwxCall } from '../server/siwxCall.ts'
import { SIWXVerifier } from './SIWXVerifier.ts'

/** Checks Ethereum's signatures. Loads its code with the first one. */
export class EIP155Verifier extends SIWXVerifier {
  readonly chainNamespace = 'eip155'
  readonly #call: SiwxCall | undefined

  /** @param options.call - asks chains about accounts that are contracts, which are refused else */
  constructor({ call }: { call?: SiwxCall | undefined } = {}) {
    super()
    this.#call = call
  }

  /** Whether the account of a session signed its message. */
  async verify(session: SIWXSession): Promise<boolean> {
    return (await import('./verifySession.ts')).verifySession(session, this.#call)
  }
}
