/** Whose request it is. */
export type RequestSubject = {
  readonly account: string
  /** The reference of the network: the chain id on EVM chains. */
  readonly reference: string
  readonly rpcUrl: string
}

/** A request that an app can make. */
export type RequestKind = {
  readonly title: string
  readonly method: string
  readonly getParams: (subject: RequestSubject) => unknown
}

/** Requests that belong together. */
export type RequestGroup = {
  readonly title: string
  readonly kinds: readonly RequestKind[]
}
