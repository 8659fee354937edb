import type { SIWXSession } from '@cleat/core/sign-in'
import type { SIWXStorage } from './siwxStorage.ts'

/** Keeps sessions in the `localStorage` of this browser. What is stored is not believed. */
export class LocalStorage implements SIWXStorage {
  readonly #key: string

  /** @param options.key - the name in `localStorage` */
  constructor({ key = 'cleat.siwx' }: { key?: string | undefined } = {}) {
    this.#key = key
  }

  /** Adds a session, in place of an earlier one of its account and chain. */
  async add(session: SIWXSession): Promise<void> {
    const { chainId, accountAddress } = session.data
    const others = (await this.#read()).filter((one) => !isOf(one, chainId, accountAddress))
    this.#write([session, ...others])
  }

  /** Replaces all sessions. */
  async set(sessions: SIWXSession[]): Promise<void> {
    this.#write(sessions)
  }

  /** The valid sessions of an address on a CAIP-2 network. */
  async get(chainId: string, address: string): Promise<SIWXSession[]> {
    return (await this.#read()).filter((one) => isOf(one, chainId, address))
  }

  /** Forgets the sessions of an address on a CAIP-2 network. */
  async delete(chainId: string, address: string): Promise<void> {
    this.#write((await this.#read()).filter((one) => !isOf(one, chainId, address)))
  }

  async #read(): Promise<SIWXSession[]> {
    const { readSessions } = await import('./readSessions.ts')
    try {
      return await readSessions(globalThis.localStorage.getItem(this.#key))
    } catch {
      return []
    }
  }

  #write(sessions: readonly SIWXSession[]): void {
    try {
      if (isLater(globalThis.localStorage.getItem(this.#key))) return
      if (sessions.length === 0) globalThis.localStorage.removeItem(this.#key)
      else {
        const value = sessions.slice(0, 8)
        globalThis.localStorage.setItem(this.#key, JSON.stringify({ version: 1, value }))
      }
    } catch {
      // Storage that is blocked or full: the session lasts until the reload.
    }
  }
}

function isOf({ data }: SIWXSession, chainId: string, address: string): boolean {
  return data.chainId === chainId && data.accountAddress === address
}

/** Whether a later version of this package wrote it, which is left alone. */
function isLater(stored: string | null): boolean {
  const [, version] = /^\{"version":(\d{1,9})/.exec(stored ?? '') ?? []
  return Number(version) > 1
}
