import type { FarcasterQuestion } from '@cleat/embedded-wallet/service'
import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import type { WalletContext } from '../context/walletContext.ts'
import { readSignIn } from './readSignIn.ts'

export type Farcaster = {
  /** What to sign for a login. */
  ask(login: { readonly id: string; readonly host: string }): Omit<FarcasterQuestion, 'expiresIn'>
  /**
   * The Farcaster id that an address owns.
   * @throws if the chain cannot be asked
   */
  findOwned(address: Address): Promise<number | undefined>
  /**
   * The Farcaster id of who signed. `undefined` for what is not valid.
   * @throws if the chain cannot be asked
   */
  verify(
    login: { readonly id: string; readonly host: string },
    answer: { readonly message: string; readonly signature: string },
  ): Promise<number | undefined>
}

/** Logins by a key that Farcaster knows (SIWF), which any wallet with that key can sign. */
export function createFarcaster(
  context: Pick<WalletContext, 'config' | 'keys' | 'now'> & { readonly rpcUrl: string },
): Farcaster {
  const { config, keys, now, rpcUrl } = context
  /** Loaded for the first login, because services without Farcaster run the same code. */
  const load = async () => {
    const { createAppClient, viemConnector } = await import('@farcaster/auth-client')
    const ethereum = viemConnector({ rpcUrl })
    return { ethereum, client: createAppClient({ ethereum }) }
  }
  let loading: ReturnType<typeof load> | undefined
  const open = () => {
    loading ??= load()
    return loading
  }
  const ask: Farcaster['ask'] = ({ id, host }) => ({
    // Derived, so that each login has one and none is stored.
    nonce: keys.hash('session', `farcaster|${id}`)[0].bytes.toString('hex').slice(0, 32),
    domains: { wallet: new URL(config.origin).host, app: new URL(host).host },
    uri: `${config.origin}/w/farcaster`,
    ...{ chainId: 10, statement: 'Farcaster Auth' },
  })
  return {
    ask,
    async findOwned(address) {
      if (isAddressEqual(address, zeroAddress)) return undefined
      const { ethereum } = await open()
      const fid = await ethereum.getFid(address)
      return fid > 0n && fid <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(fid) : undefined
    },
    async verify(login, { message, signature }) {
      const { nonce, domains } = ask(login)
      const allowed = [domains.wallet, domains.app]
      const read = readSignIn({ message, nonce, domains: allowed, now: now() })
      if (!read) return undefined
      const { domain } = read
      const { client } = await open()
      const result = await client.verifySignInMessage({
        ...{ nonce, domain, message, signature: signature as Hex, acceptAuthAddress: true },
      })
      if (result.isError) {
        const { errCode } = result.error ?? {}
        if (errCode === 'unavailable' || errCode === 'unknown') throw result.error
        return undefined
      }
      return result.success && result.fid === read.fid ? read.fid : undefined
    },
  }
}
