import type { AuthWallet, CaipNetwork } from '@cleat/core'
import type { AuthWalletLoader } from '@cleat/core/adapter'
import { createAuthWallet } from '../connector/createAuthWallet.ts'
import { createFrameSigner } from './createFrameSigner.ts'
import { createLogins } from './createLogins.ts'
import { createSolanaWallet } from './createSolanaWallet.ts'
import { createUserStore } from './createUserStore.ts'
import { FrameError } from './frameError.ts'
import { openFrame, type WalletFrame } from './openFrame.ts'
import { toFrameError } from './toFrameError.ts'

export declare namespace createEmbeddedWallet {
  type Parameters = {
    /** The wallet's own origin, such as `https://wallet.app.example`. */
    origin: string
    /** What a kit gives: its networks, the visitor's choices, and where to keep values. */
    kit: KitParameters
    /** The name that visitors read. */
    name: string
    /** The services of smart accounts, by CAIP-2 id. @default none: the account pays and sends */
    networks?: createAuthWallet.Parameters['networks']
    /** What smart accounts are. @default the app's option `smartAccounts`, or 'delegated' */
    kind?: createAuthWallet.Parameters['kind']
    /** When the chain enforces that no more leaves than was shown. @default 'risky' */
    guard?: createAuthWallet.Parameters['guard']
  }
}

type KitParameters = Parameters<AuthWalletLoader>[0]

/**
 * The wallet of visitors who log in, on EVM chains and Solana. Its keys are in a frame of the
 * operator's origin, which loads with the first login or with a session of an earlier visit.
 */
export function createEmbeddedWallet(parameters: createEmbeddedWallet.Parameters): AuthWallet {
  const { kit, name, networks, kind, guard } = parameters
  const { origin } = new URL(parameters.origin)
  const users = createUserStore(kit.storage)
  const translate = (error: unknown) => {
    if (error instanceof FrameError && error.problem === 'locked') users.setLocked()
    return toFrameError(error, { origin, name })
  }
  const frame = openFrame({ origin, title: name })
  frame.onUser((user) => users.write(user ?? undefined))
  if (users.read()) void checkSession()

  async function checkSession() {
    // A frame or a service that does not answer logs no visitor out.
    const user = await frame.call('user.get', {}).catch(() => undefined)
    if (user !== undefined) users.write(user ?? undefined)
  }

  const readPinnedType = () => users.read()?.accounts.find(isEvm)?.type
  const { eip155: newType = 'smartAccount' } = kit.defaultAccountTypes ?? {}
  const logInFrame: WalletFrame = {
    ...frame,
    async call(kind, body, options) {
      if (!kind.startsWith('login.')) return frame.call(kind, body, options)
      // What a wallet is that is made now, and then what the wallet is.
      await frame.call('accountType.set', { eip155: newType }, options)
      const answer = await frame.call(kind, body, options)
      return ((await frame.call('user.get', {}, options).catch(() => null)) ??
        answer) as typeof answer
    },
  }
  const shared = { frame, users, translate }
  const signer = createFrameSigner({ ...shared, networks: toFacts(kit.networks) })
  const evm = createAuthWallet({ signer, kit, name, networks, kind, guard, readPinnedType })
  const [first, ...others] = kit.networks.filter(
    ({ chainNamespace }) => chainNamespace === 'solana',
  )
  const solana = first && createSolanaWallet({ ...shared, name, networks: [first, ...others] })
  return {
    ...evm,
    get pinnedAccountTypes() {
      return { eip155: readPinnedType() }
    },
    byNamespace: { ...evm.byNamespace, ...(solana && { solana: [solana] }) },
    logins: createLogins({ ...shared, frame: logInFrame, origin }),
  }
}

function isEvm({ namespace }: { namespace: string }): boolean {
  return namespace === 'eip155'
}

function toFacts(networks: readonly CaipNetwork[]) {
  const listed = networks.filter(({ chainNamespace }) => chainNamespace === 'eip155')
  return new Map(
    listed.map(({ id, name, nativeCurrency: { symbol, decimals } }) => [
      Number(id),
      { name, symbol, decimals },
    ]),
  )
}
