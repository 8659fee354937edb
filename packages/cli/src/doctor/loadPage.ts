import { readFile } from 'node:fs/promises'
import { CliError } from '../terminal/CliError.ts'

/** A page whose policy is checked. */
export type Page = {
  readonly html: string
  readonly header: string | null
  readonly origin: string | undefined
}

/** Loads a page by its URL, or an HTML file. */
export async function loadPage(address: string, timeoutMs: number): Promise<Page> {
  const isUrl = /^https?:\/\//.test(address)
  try {
    if (!isUrl) return { html: await readFile(address, 'utf8'), header: null, origin: undefined }
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
    const header = response.headers.get('content-security-policy')
    return { html: await response.text(), header, origin: new URL(response.url).origin }
  } catch (error) {
    throw new CliError({
      what: `${address} could not be read: ${error instanceof Error ? error.message : error}.`,
      why: 'Its content security policy could not be checked.',
      todo: 'Check the address, or leave out --page.',
    })
  }
}
