import type { BrowserContext, Frame, Page } from 'playwright-core'
import {
  createSolanaWallet,
  type SolanaWallet,
  type SolanaWalletParameters,
} from '../solana/createSolanaWallet.ts'
import { packBytes, unpackBytes } from './bridgeBytes.ts'
import {
  runSolanaInPage,
  type SolanaPageMessage,
  type SolanaPageParameters,
  type SolanaPageReply,
} from './runSolanaInPage.ts'
import { toBridgeValue } from './toBridgeValue.ts'

/** An installed wallet. */
export type SolanaWalletHandle = SolanaWallet & {
  /** Removes the wallet from every page. */
  dispose: () => Promise<void>
}

/**
 * Installs a {@link SolanaWallet} in every page and frame of `target`, open ones included. The
 * wallet lives in the test process and survives reloads and navigation like an extension.
 */
export async function installSolanaWallet(
  target: Page | BrowserContext,
  parameters: SolanaWalletParameters = {},
): Promise<SolanaWalletHandle> {
  const wallet = createSolanaWallet(parameters)
  const { name, icon, chains } = wallet.wallet
  const features = Object.entries(wallet.wallet.features)
  const find = (name: string) => features.find(([feature]) => feature === name)?.[1]
  const frames = new Set<Frame>()
  const sending = new Set<Promise<unknown>>()
  const id = crypto.randomUUID().replaceAll('-', '')
  const page = { binding: `__solanaWalletCall${id}`, hook: `__solanaWalletChange${id}` }
  const accounts = () => packBytes(wallet.wallet.accounts)

  const sendToPages = (change: 'accounts' | 'gone') => {
    const message = { hook: page.hook, change, accounts: accounts() }
    for (const frame of frames) {
      if (frame.isDetached() || frame.page().isClosed()) {
        frames.delete(frame)
        continue
      }
      const sent = frame.evaluate(callHook, message).catch(() => {
        // The page navigates. The next document requests the state itself.
      })
      sending.add(sent)
      void sent.finally(() => sending.delete(sent))
    }
  }
  const stop = listen(find('standard:events'), () => sendToPages('accounts'))

  const exposed = await target.exposeBinding(
    page.binding,
    async ({ frame }, message: SolanaPageMessage): Promise<SolanaPageReply> => {
      frames.add(frame)
      const answer = async () => {
        if (message.type === 'hello') return undefined
        const run = functionOf(find(message.method))
        const params = unpackBytes(message.params)
        return packBytes(await run?.call(...(Array.isArray(params) ? params : [])))
      }
      try {
        const result = toBridgeValue(await answer())
        return { isOk: result.kind === 'value', result, accounts: accounts() }
      } catch (error) {
        return { isOk: false, result: toBridgeValue(error), accounts: accounts() }
      }
    },
  )
  const script: SolanaPageParameters = {
    ...{ ...page, name, icon, chains },
    features: features.flatMap(([feature, given]) => {
      const run = functionOf(given)?.name
      const plain = Object.entries({ ...(given as object) }).filter(([key]) => key !== run)
      const isEvents = feature === 'standard:events'
      return run && !isEvents ? [{ feature, run, rest: Object.fromEntries(plain) }] : []
    }),
  }
  const added = await target.addInitScript(runSolanaInPage, script)
  const open = 'pages' in target ? target.pages() : [target]
  for (const frame of open.flatMap((opened) => opened.frames())) {
    await frame.evaluate(runSolanaInPage, script).catch(() => {
      // A frame that is loading gets the script afterwards.
    })
  }

  return Object.assign(wallet, {
    async dispose() {
      stop()
      wallet.destroy()
      sendToPages('gone')
      await Promise.all(sending)
      await added.dispose()
      await exposed.dispose()
    },
  })
}

/** The only function of a feature, with its name. */
function functionOf(
  feature: unknown,
): { name: string; call: (...params: unknown[]) => unknown } | undefined {
  for (const [name, call] of Object.entries({ ...(feature as object) }))
    if (typeof call === 'function') return { name, call: (...params) => call(...params) }
  return undefined
}

function listen(events: unknown, onChange: () => void): () => void {
  const stop = functionOf(events)?.call('change', onChange)
  return () => {
    if (typeof stop === 'function') stop()
  }
}

function callHook(message: { hook: string; change: string; accounts: unknown }): void {
  const hook: unknown = Reflect.get(globalThis, message.hook)
  if (typeof hook === 'function') hook(message.change, message.accounts)
}
