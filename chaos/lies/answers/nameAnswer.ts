/** Names the answer to a request, without what differs between runs. */
export function nameAnswer(url: string, body: string | undefined): string {
  const asked = readCall(body)
  if (asked) return asked
  const { pathname } = new URL(url)
  const path = pathname
    .replaceAll(/(?:0x[\da-f]{40}|bcrt1\w+|[\da-f]{64}|[1-9A-HJ-NP-Za-km-z]{43,44})/gi, '{}')
    .replaceAll(/(?<=\/orders\/)[\w-]+/g, '{}')
    .replaceAll(/(?<=\/)\d+/g, '{}')
  return `${body ? 'POST' : 'GET'} ${path}`
}

function readCall(body: string | undefined): string | undefined {
  if (!body?.startsWith('{')) return undefined
  const call: { method?: unknown; params?: unknown } = JSON.parse(body)
  if (typeof call.method !== 'string') return undefined
  const [first, second] = Array.isArray(call.params) ? call.params : []
  if (call.method === 'eth_call') return `eth_call ${nameCall(first)}`
  const isHere = call.method === 'getMultipleAccounts' && Array.isArray(first)
  const detail = isHere ? ` of ${first.length}` : typeof second === 'number' ? ` ${second}` : ''
  return `${call.method}${detail}`
}

/** Contracts of the local chains, and of those above Ethereum. */
const contracts = /^0x(?:7000|ca11|4200)/i

/** The contract and its method. A call without data tries a payment of the native coin. */
function nameCall(asked: { to?: string; data?: string; input?: string }): string {
  const { to = '', data = asked.input } = asked
  const of = contracts.test(to) ? `${to.slice(0, 6)}…${to.slice(-4)}` : 'an account'
  return data ? `${data.slice(0, 10)} of ${of}` : 'of nothing'
}
