/** What a page asks its server. */
export type Asked = {
  /** After the base URL, such as `/nonce`. */
  readonly path: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly headers?: { readonly [name: string]: string } | undefined
  readonly body?: object | undefined
  /** Whether it is asked by visitors who are signed in. */
  readonly isOfSession?: boolean | undefined
}

/** How a page shows its server who is asking: by a cookie, or by tokens that are bound to a key. */
export type Transport = {
  /**
   * Asks the server.
   * @throws a `SiwxError` with a `SIWX_…` or `SERVICE_…` code; `SIWX_REQUIRED` without a session
   */
  ask(asked: Asked): Promise<unknown>
  /** Takes what the server answered to a sign-in. */
  enter(answer: unknown): Promise<void>
  /** The session, if there is one. */
  find(): Promise<unknown>
  /** Lengthens the session, and resolves with it. Resolves with nothing where there is none. */
  refresh(): Promise<unknown>
  /** Signs out, also on other devices if `everywhere`. */
  leave(everywhere: boolean): Promise<void>
  /** Sends a request of the app as the visitor. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>
}
