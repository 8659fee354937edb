/** The part of a request of Express that is read. */
export type ExpressRequest = AsyncIterable<Uint8Array> & {
  readonly method: string
  readonly originalUrl: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** What `express.json()` made of the body, if it ran before. */
  readonly body?: unknown
}

/** The part of a response of Express that is written. */
export type ExpressResponse<locals = object> = {
  statusCode: number
  readonly locals: locals
  appendHeader(name: string, value: string): unknown
  setHeader(name: string, value: string): unknown
  end(body?: string): unknown
}

export type ExpressNext = (error?: unknown) => void
