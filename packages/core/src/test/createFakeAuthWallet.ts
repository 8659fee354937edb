import type { AuthLogins } from '../contract/auth/authLogins.ts'
import type {
  AccountAddresses,
  AuthWallet,
  SmartAccountSupport,
} from '../contract/auth/authWallet.ts'
import type { RequestFee } from '../contract/requests/requestFee.ts'
import { createConnector, createFakeAdapter, type FakeAdapter } from './createFakeAdapter.ts'
import { createFakeProvider } from './createFakeProvider.ts'

export type FakeAuthWallet = {
  readonly wallet: AuthWallet
  /** Its verbs that were called, with what they got. */
  readonly calls: (readonly [verb: string, parameters: unknown])[]
  /** What its verbs answer, or throw. */
  readonly answers: {
    setAccountType: () => Promise<void>
    readSupport: () => Promise<SmartAccountSupport>
    readFee: () => Promise<RequestFee | undefined>
    removeUpgrade: () => Promise<{ hash: string }>
    readAddresses: () => Promise<AccountAddresses | undefined>
  }
}

/** An embedded wallet that answers as a test says. */
export function createFakeAuthWallet({
  asksVisitor = false,
  logins,
}: {
  asksVisitor?: boolean | undefined
  /** How visitors log in. @default they do not */
  logins?: AuthLogins | undefined
} = {}): FakeAuthWallet {
  const calls: (readonly [string, unknown])[] = []
  const answers: FakeAuthWallet['answers'] = {
    setAccountType: async () => undefined,
    readSupport: async () => 'supported',
    readFee: async () => ({ most: 21_000n, isUpgrade: false, isGuarded: false }),
    removeUpgrade: async () => ({ hash: '0xhash' }),
    readAddresses: async () => undefined,
  }
  const note =
    <name extends keyof typeof answers>(name: name) =>
    (parameters: unknown) => {
      calls.push([name, parameters])
      return answers[name]() as ReturnType<(typeof answers)[name]>
    }
  const provider = createFakeProvider()
  const wallet: AuthWallet = {
    ...{ connectorId: 'AUTH', asksVisitor, logins },
    defaultAccountTypes: { eip155: 'smartAccount' },
    byNamespace: { eip155: [{ id: 'AUTH', name: 'Harbour', kind: 'auth', provider }] },
    setAccountType: note('setAccountType'),
    readSupport: note('readSupport'),
    readFee: note('readFee'),
    removeUpgrade: note('removeUpgrade'),
    readAddresses: () => answers.readAddresses(),
  }
  return { wallet, calls, answers }
}

/** An adapter with a connector of the embedded wallet, and one of another wallet. */
export function createAuthAdapter(): FakeAdapter {
  return createFakeAdapter({
    connectors: [
      createConnector({ id: 'AUTH', name: 'Harbour', type: 'AUTH' }),
      createConnector({ id: 'a' }),
    ],
  })
}
