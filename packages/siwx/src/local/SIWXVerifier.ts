import type { SIWXSession } from '@cleat/core/sign-in'

/** Checks the signatures of one family of chains. */
export abstract class SIWXVerifier {
  /** The CAIP-2 namespace of the family. */
  abstract readonly chainNamespace: string

  /** Whether a session is of its family. */
  shouldVerify({ data }: SIWXSession): boolean {
    return data.chainId.startsWith(`${this.chainNamespace}:`)
  }

  /** Whether the account of a session signed its message. */
  abstract verify(session: SIWXSession): Promise<boolean>
}
