/** What an account signs for a name: all that its message says. */
export type NamePurpose = {
  /** What the visitor reads in the wallet. */
  readonly statement: string
  /** The one resource of the message. */
  readonly resource: string
}

const prefix = 'urn:cleat:name:'

/** What is signed for each thing that can be done with a name. The service has the same words. */
export const namePurposes = {
  register: (name: string): NamePurpose => ({
    statement: `Register ${name} for this account.`,
    resource: `${prefix}register:${name}`,
  }),
  /** @param hash - SHA-256 of the records as they are sent, in hex */
  records: (name: string, hash: string): NamePurpose => ({
    statement: `Change what ${name} leads to and says.`,
    resource: `${prefix}records:${name}:${hash}`,
  }),
  /** Of a further account that the name shall lead to. */
  address: (name: string): NamePurpose => ({
    statement: `Let ${name} lead to this account.`,
    resource: `${prefix}address:${name}`,
  }),
  /** @param to - CAIP-10 */
  transfer: (name: string, to: string): NamePurpose => ({
    statement: `Transfer ${name} to ${to}.`,
    resource: `${prefix}transfer:${name}:${to}`,
  }),
  accept: (name: string): NamePurpose => ({
    statement: `Accept ${name} for this account.`,
    resource: `${prefix}accept:${name}`,
  }),
  release: (name: string): NamePurpose => ({
    statement: `Give up ${name}. Others can register it later.`,
    resource: `${prefix}release:${name}`,
  }),
}
