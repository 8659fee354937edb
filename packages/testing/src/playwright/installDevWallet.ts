import type { BrowserContext, Frame, Page } from 'playwright-core'
import { toHex } from 'viem'
import type { ProviderEvent } from '../provider/devWalletProvider.ts'
import {
  createDevWallet,
  type DevWallet,
  type DevWalletParameters,
} from '../wallet/createDevWallet.ts'
import type { BridgeReply, PageMessage } from './bridgeMessage.ts'
import { type PageWalletParameters, runInPage } from './runInPage.ts'
import { toBridgeValue } from './toBridgeValue.ts'

/** Parameters of `installDevWallet`. */
export type InstallDevWalletParameters = DevWalletParameters & {
  /**
   * How pages find the wallet. `legacy` sets `window.ethereum` only. `late` announces by EIP-6963
   * after `lateMs`, like a slow extension. @default `eip6963`
   */
  announce?: PageWalletParameters['announce'] | undefined
  /** Delay of `late`, in milliseconds. @default 3000 */
  lateMs?: number | undefined
}

/** An installed wallet. */
export type DevWalletHandle = DevWallet & {
  /** Removes the wallet from every page. */
  dispose: () => Promise<void>
}

/**
 * Installs a {@link DevWallet} in every page and frame of `target`, open ones included. The wallet
 * lives in the test process. It survives reloads and navigation like an extension, and all pages
 * share its permissions.
 * The bridge is asynchronous: an error of `throwSynchronously` arrives as a rejection, and
 * `answerTwice` only doubles events. Functions cannot cross the bridge; see the README.
 * @example
 * ```ts
 * import { installDevWallet } from '@cleat/testing/playwright'
 *
 * declare const page: Parameters<typeof installDevWallet>[0]
 * const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' }]
 * export const wallet = await installDevWallet(page, { chains })
 * ```
 */
export async function installDevWallet(
  target: Page | BrowserContext,
  parameters: InstallDevWalletParameters,
): Promise<DevWalletHandle> {
  const { announce = 'eip6963', lateMs = 3000, ...walletParameters } = parameters
  const frames = new Set<Frame>()
  const sending = new Set<Promise<unknown>>()
  let askedFrom = 'http://localhost'
  const wallet = createDevWallet({
    ...walletParameters,
    origin: walletParameters.origin ?? (() => askedFrom),
  })
  const id = crypto.randomUUID().replaceAll('-', '')
  const page = { binding: `__devWalletCall${id}`, hook: `__devWalletEvent${id}` }

  const sendToPages = (event: ProviderEvent | 'gone', data?: unknown) => {
    const message = { hook: page.hook, event, data: toBridgeValue(data) }
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
  for (const event of events) {
    wallet.provider.on(event, (data: unknown) => sendToPages(event, data))
  }

  const exposed = await target.exposeBinding(
    page.binding,
    async ({ frame }, message: PageMessage): Promise<BridgeReply> => {
      frames.add(frame)
      if (message.type === 'hello') {
        return { isOk: true, result: toBridgeValue({ chainId: toHex(wallet.chainId) }) }
      }
      askedFrom = originOf(frame)
      try {
        const value = await wallet.provider.request(message.request)
        const result = toBridgeValue(value)
        return { isOk: result.kind === 'value' || value instanceof Error, result }
      } catch (error) {
        return { isOk: false, result: toBridgeValue(error) }
      }
    },
  )
  const script = { ...page, info: wallet.info, announce, lateMs }
  const added = await target.addInitScript(runInPage, script)
  const open = 'pages' in target ? target.pages() : [target]
  for (const frame of open.flatMap((opened) => opened.frames())) {
    await frame.evaluate(runInPage, script).catch(() => {
      // A frame that is loading gets the script afterwards.
    })
  }

  return Object.assign(wallet, {
    async dispose() {
      wallet.destroy()
      sendToPages('gone')
      await Promise.all(sending)
      await added.dispose()
      await exposed.dispose()
    },
  })
}

const events = ['connect', 'disconnect', 'accountsChanged', 'chainChanged', 'message'] as const

function callHook(message: { hook: string; event: string; data: unknown }): void {
  const hook: unknown = Reflect.get(globalThis, message.hook)
  if (typeof hook === 'function') hook(message.event, message.data)
}

function originOf(frame: Frame): string {
  const url = frame.url()
  return URL.canParse(url) ? new URL(url).origin : url
}
