import { localTokens, startLocalnet } from '@cleat/localnet'
import { startFromEnvironment } from '@cleat/server/start'
import { findPort } from '@cleat/server/test/port'
import { startLocalPay } from '../startLocalPay.ts'

const secretNames = /SECRET|_KEY$|KEY_ID/

const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const bitcoinId = 'bip122:000000000019d6689c085ae165831e93'

export declare namespace startStack {
  type Parameters = {
    /** Starts Solana and Bitcoin too. */
    hasOtherChains?: boolean | undefined
  }
}

/** Chains, the pay page and the service, each on another port. */
export async function startStack({ hasOtherChains = false }: startStack.Parameters = {}) {
  const localnet = await startLocalnet({
    chains: [{ id: 8453, name: 'Base' }],
    tokens: true,
    ...(hasOtherChains && { solana: true, bitcoin: true, timeoutMs: 120_000 }),
  })
  const others = {
    solana: localnet.solana?.rpcUrl,
    bitcoin: localnet.bitcoin?.esploraUrl,
  }
  const urls = [
    `eip155:8453=${localnet.chains[0]?.rpcUrl}`,
    ...(hasOtherChains ? [`${solanaId}=${others.solana}`, `${bitcoinId}=${others.bitcoin}`] : []),
  ]
  const pay = await startLocalPay({
    ...{ chains: localnet.chains, port: 0, processingMs: 100 },
    ...(hasOtherChains && { startChain: async (name) => ({ rpcUrl: others[name] }) }),
  })
  const port = await findPort()
  const lines: string[] = []
  const tokens = localTokens.map(({ address, name, symbol, decimals }) => {
    return { address, name, symbol, decimals }
  })
  const server = await startFromEnvironment({
    environment: {
      ...{ PORT: String(port), ONRAMP_URL: `http://127.0.0.1:${port}` },
      ...{ DATA_DIR: 'memory', RELAY: 'off', RATE_LIMIT: '0', ONRAMP_RATE_LIMIT: '0' },
      ...{ ONRAMP_RETURN_ORIGINS: 'https://app.example', LOG_LEVEL: 'info' },
      CHAINS: urls.join(','),
      CHAINS_FILE: JSON.stringify({ 'eip155:8453': { name: 'Base', tokens } }),
      ...pay.settings,
    },
    write: (line) => void lines.push(line),
  })
  await pay.setWebhookUrl(`${server.url}/v1/onramp/webhooks`)

  const read = async (response: Response) => {
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text }
  }
  const send = async (url: string, body: unknown) => {
    const headers = { 'Content-Type': 'application/json' }
    return read(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }))
  }
  return {
    localnet,
    chainUrl: localnet.chains[0]?.rpcUrl,
    pay,
    /** What the service has logged. */
    lines,
    /** What neither an answer nor a log may have. */
    secrets: Object.entries(pay.settings)
      .filter(([name]) => secretNames.test(name))
      .map(([, value]) => value),
    ask: async (path: string) => read(await fetch(`${server.url}${path}`)),
    post: (path: string, body: unknown) => send(`${server.url}${path}`, body),
    control: (command: object) => send(`${pay.url}/control`, command),
    /** Opens the page of an order as a browser does, and returns its address. */
    async openPage(url: string) {
      const response = await fetch(url)
      await response.text()
      return response.url
    },
    /** Presses a button of the page. */
    async press(page: string, form: Record<string, string>) {
      const response = await fetch(page, { method: 'POST', body: new URLSearchParams(form) })
      return response.text()
    },
    /** Presses a button that leads to another page, and returns its address. */
    async pressAndFollow(page: string, form: Record<string, string>) {
      const response = await fetch(page, { method: 'POST', body: new URLSearchParams(form) })
      await response.text()
      return response.url
    },
    async stop() {
      await server.stop()
      await pay.stop()
      await localnet.stop()
    },
  }
}
