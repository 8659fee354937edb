/** What an owner signs for a name: the whole of what the message says. */
export type NameTerms = {
  /** What the visitor reads in the wallet. */
  readonly statement: string
  /** The one resource of the message. */
  readonly resource: string
}

const prefix = 'urn:cleat:name:'

/** The terms of everything that is done with names, by whole names: `alice.names.example`. */
export const nameTerms = {
  register: (name: string): NameTerms => ({
    statement: `Register ${name} for this account.`,
    resource: `${prefix}register:${name}`,
  }),
  /** @param hash SHA-256 of the records as they are sent, in hex */
  records: (name: string, hash: string): NameTerms => ({
    statement: `Change what ${name} leads to and says.`,
    resource: `${prefix}records:${name}:${hash}`,
  }),
  /** Signed by a further account that the name shall lead to. */
  address: (name: string): NameTerms => ({
    statement: `Let ${name} lead to this account.`,
    resource: `${prefix}address:${name}`,
  }),
  /** @param to CAIP-10 */
  transfer: (name: string, to: string): NameTerms => ({
    statement: `Transfer ${name} to ${to}.`,
    resource: `${prefix}transfer:${name}:${to}`,
  }),
  accept: (name: string): NameTerms => ({
    statement: `Accept ${name} for this account.`,
    resource: `${prefix}accept:${name}`,
  }),
  release: (name: string): NameTerms => ({
    statement: `Give up ${name}. Others can register it later.`,
    resource: `${prefix}release:${name}`,
  }),
}
