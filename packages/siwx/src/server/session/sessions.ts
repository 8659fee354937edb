import type { StoredAccount, StoredSession } from '../store/storedSession.ts'

/** What opens a session: a value, and the key that it is bound to, if it is. */
export type SessionKey = { readonly value: string; readonly jkt?: string | undefined }

/** A session, and what opens it from now on. Without `value`, that stays as it is. */
export type OpenedSession = { readonly session: StoredSession; readonly value?: string | undefined }

/** The sessions of visitors: how they begin, live and end. */
export type Sessions = {
  begin(parameters: {
    user: string
    account: StoredAccount
    jkt?: string | undefined
    browser?: string | undefined
  }): Promise<OpenedSession & { readonly value: string }>
  /** The session that a value opens, as it is stored. */
  find(key: SessionKey): Promise<StoredSession | undefined>
  /**
   * The session that a value opens, which is used by that. A value that was replaced ends its
   * session.
   */
  open(key: SessionKey): Promise<StoredSession | undefined>
  /** The session that a token names which was bound to a key. */
  openBound(parameters: { id: string; jkt: string }): Promise<StoredSession | undefined>
  /** Lengthens a session, and replaces what opens it when that is due. */
  renew(key: SessionKey): Promise<OpenedSession | undefined>
  /** Adds an account. @param parameters.value what opens the session, to be replaced */
  link(parameters: {
    id: string
    account: StoredAccount
    value?: string | undefined
  }): Promise<OpenedSession | undefined>
  /**
   * Asks the contracts of a session, whether that is due or not. `unknown`: they could not be
   * asked.
   */
  check(session: StoredSession): Promise<StoredSession | 'ended' | 'unknown'>
  keep(parameters: { id: string; metadata: unknown }): Promise<StoredSession | undefined>
  list(user: string): Promise<readonly StoredSession[]>
  end(id: string): Promise<void>
  endAll(user: string): Promise<void>
}
