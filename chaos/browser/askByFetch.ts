import { FetchRequest } from 'ethers'

/**
 * Has ethers ask by the `fetch` of its page, as in a browser. In Node it would go round the page's
 * network and time.
 */
export function askByFetch(): void {
  FetchRequest.registerGetUrl(async (request) => {
    const { url, method, headers, body } = request
    const init = { method, headers, ...(body && { body: new TextDecoder().decode(body) }) }
    const response = await fetch(url, init)
    return {
      statusCode: response.status,
      statusMessage: response.statusText,
      headers: Object.fromEntries(response.headers),
      body: new Uint8Array(await response.arrayBuffer()),
    }
  })
}
