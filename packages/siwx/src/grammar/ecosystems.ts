import type { SignInNamespace } from '../fields/signInFields.ts'

/** How the messages of a family differ. */
export type Ecosystem = {
  /** The word before "account". */
  readonly name: string
  /** How a chain is written. */
  readonly chainForm: RegExp
  /** Whether two empty lines, and not one, stand in place of a statement. */
  readonly hasEmptyStatementLine: boolean
}

/** A reference of CAIP-2. */
const referenceForm = /^[-_a-zA-Z0-9]{1,32}$/

export const ecosystems: Readonly<Record<SignInNamespace, Ecosystem>> = {
  eip155: { name: 'Ethereum', chainForm: /^[0-9]+$/, hasEmptyStatementLine: true },
  solana: {
    ...{ name: 'Solana', chainForm: /^(?:solana:)?[-_a-zA-Z0-9]{1,32}$/ },
    hasEmptyStatementLine: false,
  },
  bip122: { name: 'Bitcoin', chainForm: referenceForm, hasEmptyStatementLine: true },
  polkadot: { name: 'Polkadot', chainForm: referenceForm, hasEmptyStatementLine: true },
}

export const signInNamespaces: readonly SignInNamespace[] = [
  'eip155',
  'solana',
  'bip122',
  'polkadot',
]
