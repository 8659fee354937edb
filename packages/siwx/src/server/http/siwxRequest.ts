/** The part of a `Request` that says who asks. `url` and `method` are needed by tokens alone. */
export type SiwxRequest = {
  readonly headers: Pick<Headers, 'get'>
  readonly url?: string | undefined
  readonly method?: string | undefined
}
