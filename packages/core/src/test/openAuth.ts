import type { CleatEvent } from '../contract/events/cleatEvent.ts'
import type { KitOptions } from '../contract/options/kitOptions.ts'
import type { AuthController } from '../features/auth/state/authController.ts'
import type { Kit } from '../kit/kit.ts'
import { createConnector, createFakeAdapter, type FakeAdapter } from './createFakeAdapter.ts'
import { createFakeAuthWallet } from './createFakeAuthWallet.ts'
import { createFakeLogins, type FakeLogins, type LoginPrompt } from './createFakeLogins.ts'
import { createTestKit } from './createTestKit.ts'
import { base, bitcoin, mainnet, solana } from './networks.ts'

export type OpenAuth = Pick<Kit['controllers'], 'account' | 'modal' | 'network' | 'router'> & {
  readonly kit: Kit
  readonly auth: AuthController
  readonly logins: FakeLogins
  readonly evm: FakeAdapter
  readonly sol: FakeAdapter
  readonly tracked: readonly CleatEvent[]
  /** The names of the events about logins. */
  names(): readonly string[]
  /** The names of the routes in the history. */
  views(): readonly string[]
  /** The newest login. */
  last(): LoginPrompt
}

export function createLoginAdapter(chain: 'eip155' | 'solana' | 'bip122'): FakeAdapter {
  const auth = createConnector({ id: 'AUTH', name: 'Harbour', type: 'AUTH', chain })
  const other = createConnector({ id: 'a', chain })
  const connectors = chain === 'bip122' ? [other] : [auth, other]
  return createFakeAdapter({ id: `fake-${chain}`, namespace: chain, connectors })
}

/** A started kit whose embedded wallet has logins, on two of three namespaces. */
export async function openAuth(options: Partial<KitOptions> = {}): Promise<OpenAuth> {
  const logins = createFakeLogins()
  const { wallet } = createFakeAuthWallet({ logins, asksVisitor: true })
  const tracked: CleatEvent[] = []
  const adapters = (['bip122', 'eip155', 'solana'] as const).map(createLoginAdapter)
  const [, evm, sol] = adapters as [FakeAdapter, FakeAdapter, FakeAdapter]
  const { kit } = createTestKit({
    networks: [mainnet, base, solana, bitcoin],
    ...{ adapters, onEvent: (event) => tracked.push(event) },
    authWallet: Object.assign(() => wallet, { hasLogins: true }),
    ...options,
  })
  kit.start()
  const runtime = await kit.runtime.load()
  runtime.attachRemoteWallets()
  const auth = await kit.feature('auth')
  await kit.remoteWallets.loaded
  await new Promise((resolve) => setTimeout(resolve))
  // An interface draws the modal.
  kit.controllers.modal.onOpen(() => undefined)
  const { account, modal, network, router } = kit.controllers
  const names = () =>
    tracked.flatMap(({ event }) => (/LOGIN|EMAIL|DEVICE/.test(event) ? event : []))
  const views = () => router.state.history.map(({ name }) => name)
  return {
    ...{ kit, logins, auth, tracked, names, views, evm, sol, account, modal, network, router },
    last() {
      const prompt = logins.prompts.at(-1)
      if (!prompt) throw new Error('No login was asked.')
      return prompt
    },
  }
}
