import type { SignInFields, SignInNamespace } from '../fields/signInFields.ts'
import type { AccountReading } from './messageAccount.ts'

type Read = (fields: SignInFields) => AccountReading

/** One file per family, so that an app loads the code of the addresses that it meets. */
const loaders: Readonly<Record<SignInNamespace, () => Promise<Read>>> = {
  eip155: async () => (await import('./readEip155Account.ts')).readEip155Account,
  solana: async () => (await import('./readSolanaAccount.ts')).readSolanaAccount,
  bip122: async () => (await import('./readBip122Account.ts')).readBip122Account,
  polkadot: async () => (await import('./readPolkadotAccount.ts')).readPolkadotAccount,
}

/** Checks the address and the chain of a message against each other. */
export async function readAccount(fields: SignInFields): Promise<AccountReading> {
  return (await loaders[fields.namespace]())(fields)
}
