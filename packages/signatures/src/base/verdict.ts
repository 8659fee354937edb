/**
 * What is known about a signature. `unknown` is no yes: the contract could not be asked, and
 * `cause` says why.
 */
export type Verdict<valid extends object> =
  | ({ readonly status: 'valid' } & valid)
  | { readonly status: 'invalid' }
  | { readonly status: 'unknown'; readonly cause: unknown }
