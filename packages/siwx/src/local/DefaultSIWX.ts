import type { SIWXConfig, SIWXMessage, SIWXSession } from '@cleat/core/sign-in'
import { SiwxError } from '../config/siwxError.ts'
import { createNonce } from '../server/createNonce.ts'
import { BIP122Verifier } from './BIP122Verifier.ts'
import { EIP155Verifier } from './EIP155Verifier.ts'
import { InformalMessenger } from './InformalMessenger.ts'
import { LocalStorage } from './LocalStorage.ts'
import { PolkadotVerifier } from './PolkadotVerifier.ts'
import type { SIWXVerifier } from './SIWXVerifier.ts'
import { SolanaVerifier } from './SolanaVerifier.ts'
import type { SIWXMessenger } from './siwxMessenger.ts'
import type { SIWXStorage } from './siwxStorage.ts'

export declare namespace DefaultSIWX {
  type Options = {
    /** Writes the messages. @default for this page, with a nonce of chance and seven days */
    messenger?: SIWXMessenger | undefined
    /** Check the signatures. @default one for each family of chains */
    verifiers?: readonly SIWXVerifier[] | undefined
    /** Keeps the sessions. @default `localStorage` */
    storage?: SIWXStorage | undefined
    /** Whether visitors have to sign in. @default true */
    required?: boolean | undefined
    /** Signs in another way than by the connected wallet. */
    signer?: Signer | undefined
  }
  type Signer = {
    /** Signs a message. */
    signMessage: NonNullable<SIWXConfig['signMessage']>
  }
}

const weekMs = 604_800_000

/**
 * Signs visitors in without a server: what they signed is checked and kept in this browser. It
 * proves nothing to a server; use `CleatSIWX` for that.
 * @example
 * ```ts
 * import { DefaultSIWX } from '@cleat/siwx'
 *
 * export const siwx = new DefaultSIWX()
 * ```
 */
export class DefaultSIWX implements SIWXConfig {
  readonly signMessage: SIWXConfig['signMessage']
  readonly #messenger: SIWXMessenger
  readonly #verifiers: readonly SIWXVerifier[]
  readonly #storage: SIWXStorage
  readonly #required: boolean

  constructor(options: DefaultSIWX.Options = {}) {
    const { messenger, verifiers, storage, required = true, signer } = options
    this.#messenger = messenger ?? { createMessage: createForPage }
    this.#verifiers = verifiers ?? [
      ...[new EIP155Verifier(), new SolanaVerifier()],
      ...[new BIP122Verifier(), new PolkadotVerifier()],
    ]
    this.#storage = storage ?? new LocalStorage()
    this.#required = required
    this.signMessage = signer && ((asked) => signer.signMessage(asked))
  }

  /** Whether visitors have to sign in. */
  getRequired(): boolean {
    return this.#required
  }

  /** Creates the message that the visitor signs. */
  async createMessage(input: SIWXMessage.Input): Promise<SIWXMessage> {
    return this.#messenger.createMessage(input)
  }

  /** Checks a session and keeps it. */
  async addSession(session: SIWXSession): Promise<void> {
    await this.#verify(session)
    await this.#storage.add(session)
  }

  /** Forgets the session of an address on a CAIP-2 network. */
  async revokeSession(chainId: string, address: string): Promise<void> {
    await this.#storage.delete(chainId, address)
  }

  /** Checks sessions and replaces all that are kept. */
  async setSessions(sessions: SIWXSession[]): Promise<void> {
    for (const session of sessions) await this.#verify(session)
    await this.#storage.set(sessions)
  }

  /** The valid sessions of an address on a CAIP-2 network. */
  async getSessions(chainId: string, address: string): Promise<SIWXSession[]> {
    return this.#storage.get(chainId, address)
  }

  /** One verifier of its family is needed, and each of them has to agree. */
  async #verify(session: SIWXSession): Promise<void> {
    const verifiers = this.#verifiers.filter((one) => one.shouldVerify(session))
    const verdicts = await Promise.all(verifiers.map((one) => one.verify(session)))
    if (verdicts.length > 0 && verdicts.every(Boolean)) return
    const type = session.data.chainId.split(':')[0] ?? ''
    throw new SiwxError('SIWX_SIGNATURE_REFUSED', { context: { type } })
  }
}

/** The page is read for each message: its path changes without a reload. */
async function createForPage(input: SIWXMessage.Input): Promise<SIWXMessage> {
  const { host, origin, pathname } = globalThis.location
  return new InformalMessenger({
    ...{ domain: host, uri: `${origin}${pathname}`, expiration: weekMs },
    getNonce: async () => createNonce(),
  }).createMessage(input)
}
