import { type Eip1193Provider, type ProviderRequest, readProperty } from '@cleat/core/adapter'
import { library } from './library/safeApps.ts'

export declare namespace loadSafeProvider {
  type Parameters = {
    /** The timeout of Safe's first answer in milliseconds. @default 1000 */
    timeoutMs?: number | undefined
  }
  type ReturnType = Promise<Eip1193Provider | null>
}

const origins = /^https:\/\/(?:[\w-]+\.)*app\.safe\.global$/

/** The Safe around this page, or `null` if none answers. This file is only imported dynamically. */
export async function loadSafeProvider(
  parameters: loadSafeProvider.Parameters = {},
): loadSafeProvider.ReturnType {
  const { timeoutMs = 1000 } = parameters
  const sdk = new (unwrap(library.SafeAppsSdk))({ allowedDomains: [origins] })
  refuseOddMessages(readProperty(sdk, 'communicator'))
  const safe = await withDeadline(sdk.safe.getInfo(), timeoutMs)
  if (!safe || typeof safe.safeAddress !== 'string' || !Number.isInteger(safe.chainId)) return null
  const provider = new library.SafeAppProvider(safe, sdk)
  return {
    request: (request) => ask(provider, request),
    on: (event, listener) => provider.on(event, listener as () => void),
    removeListener: (event, listener) => provider.removeListener(event, listener as () => void),
  }
}

/** Without a bundler this imports the CommonJS build, whose default export has all exports. */
function unwrap<value extends object>(module: value | { default: value }): value {
  return 'default' in module ? module.default : module
}

/**
 * The SDK reads `data.version` before it checks who sent the message, so that any frame could make
 * its listener throw in the page.
 */
function refuseOddMessages(communicator: unknown): void {
  const isValid = readProperty(communicator, 'isValidMessage')
  if (typeof isValid !== 'function') return
  const isValidMessage = (message: MessageEvent<unknown>) =>
    typeof readProperty(message.data, 'version') === 'string' && isValid(message)
  Object.assign(Object(communicator), { isValidMessage })
}

/** A timeout and a rejection both mean that there is no Safe. */
function withDeadline<value>(answer: Promise<value>, timeoutMs: number): Promise<value | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, timeoutMs, null)
    answer.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer))
  })
}

async function ask(
  provider: { request(request: { method: string; params?: unknown[] }): Promise<unknown> },
  { method, params }: ProviderRequest,
): Promise<unknown> {
  try {
    return await provider.request({
      // Opening the page in a Safe is the visitor's consent.
      method: method === 'eth_requestAccounts' ? 'eth_accounts' : method,
      params: Array.isArray(params) ? params : [],
    })
  } catch (error) {
    throw withCode(error)
  }
}

/** Safe's errors are English texts. The kit uses the codes of EIP-1193. */
function withCode(error: unknown): unknown {
  const text = error instanceof Error ? error.message : ''
  const code = /reject/i.test(text) ? 4001 : /not (?:implemented|supported)$/.test(text) && 4200
  return code ? Object.assign(new Error(text, { cause: error }), { code }) : error
}
