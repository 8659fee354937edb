/** What a browser brings back from a provider. */
export type ProviderAnswer = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly parameters: URLSearchParams
}

const mostSteps = 12

/**
 * Goes where a provider sends a visitor, as a browser does, until it sends back to the wallet.
 * Answers by a form are read and posted.
 */
export async function visitProvider(
  start: string,
  origin: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ProviderAnswer> {
  const jar = new Map<string, string>()
  let url = start
  for (let step = 0; step < mostSteps; step += 1) {
    if (url.startsWith(origin)) return toAnswer('GET', url, new URL(url).searchParams)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie, ...headers } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const location = response.headers.get('Location')
    const page = await response.text()
    if (location !== null) {
      url = new URL(location, url).href
      continue
    }
    const [, action] = /<form method="post" action="([^"]+)"/.exec(page) ?? []
    if (action === undefined) throw new Error(`${response.status} at ${url}: ${page.slice(0, 300)}`)
    const inputs = page.matchAll(/name="([^"]+)" value="([^"]*)"/g)
    const form = new URLSearchParams()
    for (const [, name = '', value = ''] of inputs)
      form.append(name, value.replaceAll('&quot;', '"'))
    return toAnswer('POST', action, form)
  }
  throw new Error(`The provider leads in circles at ${url}.`)
}

function toAnswer(
  method: ProviderAnswer['method'],
  url: string,
  parameters: URLSearchParams,
): ProviderAnswer {
  return { method, path: new URL(url).pathname, parameters }
}
