import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import type { LocalFarcasterUser } from './startFarcasterApp.ts'

/** What the app does with a page that asks it. */
export type LocalMiniAppHost = {
  /** What the page said by `ReactNativeWebView.postMessage`. */
  hear(text: string): Promise<void>
  /** What the visitor does when the page asks to log in. @default 'allow' */
  next(step: 'allow' | 'decline' | 'ignore'): void
  /** Which requests came, in order. */
  readonly heard: readonly string[]
}

export type CreateMiniAppHostParameters = {
  user: LocalFarcasterUser
  /** The domain of the page, which the app knows. */
  domain: string
  /** Gives the page an event `FarcasterFrameCallback` with this as its `data`. */
  answer(data: object): void | Promise<void>
}

type Message = {
  readonly id: string
  readonly type: string
  readonly path: readonly string[]
  readonly argumentList?: readonly { readonly value: unknown }[] | undefined
}

/**
 * Stands in for Farcaster's app on a phone, where it shows a page as a Mini App: it answers in the
 * format of Comlink, and signs with the key of the account.
 */
export function createMiniAppHost(parameters: CreateMiniAppHostParameters): LocalMiniAppHost {
  const { user, domain, answer } = parameters
  const heard: string[] = []
  let step: Parameters<LocalMiniAppHost['next']>[0] = 'allow'

  async function signIn(options: unknown): Promise<object> {
    if (step === 'decline') return { error: { type: 'rejected_by_user' } }
    const { nonce } = options as { nonce: string }
    const account = privateKeyToAccount(user.privateKey)
    const message = createSiweMessage({
      ...{ address: account.address, chainId: 10, domain, nonce, version: '1' },
      ...{ uri: `https://${domain}/`, statement: 'Farcaster Auth', issuedAt: new Date() },
      resources: [`farcaster://fid/${user.fid}`],
    })
    const signature = await account.signMessage({ message })
    return { result: { message, signature, authMethod: 'custody' } }
  }
  async function respond({ type, path, argumentList = [] }: Message): Promise<object> {
    const [name = ''] = path
    heard.push(name)
    if (type === 'GET' && name === 'context') {
      const { fid, username } = user
      return { type: 'RAW', value: { user: { fid, username }, client: { clientFid: 9152 } } }
    }
    if (type === 'APPLY' && name === 'signIn')
      return { type: 'RAW', value: await signIn(argumentList[0]?.value) }
    const error = { name: 'TypeError', message: `${name} is not a function` }
    return { type: 'HANDLER', name: 'throw', value: { isError: true, value: error } }
  }
  return {
    heard,
    next(wanted) {
      step = wanted
    },
    async hear(text) {
      const message = JSON.parse(text) as Message
      const response = await respond(message)
      if (message.path[0] === 'signIn' && step === 'ignore') return
      await answer({ id: message.id, ...response })
    },
  }
}
