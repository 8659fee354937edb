import { setTimeout as pause } from 'node:timers/promises'

export declare namespace readIndexed {
  type Parameters = {
    /** The service. */
    url: string
    account: string
    /** How many payments it got: of 1 wei, of 2, and so on. */
    sent: number
  }
  type ReturnType = {
    /** Payments that the history lacks. */
    readonly missing: number
    /** Rows of the history beyond one for each payment. */
    readonly doubled: number
  }
}

type Answer = {
  readonly data: readonly { readonly transfers: readonly { quantity: { numeric: string } }[] }[]
  readonly next: string | null
}

/** Without a new row for so long, the index counts as stopped. */
const restMs = 60_000

/**
 * Waits until the index has the last payment, as long as it advances, and compares its history with
 * what was paid.
 */
export async function readIndexed(
  parameters: readIndexed.Parameters,
): Promise<readIndexed.ReturnType> {
  const { sent } = parameters
  let end = performance.now() + restMs
  let rows = await readAll(parameters)
  while (!rows.includes(sent) && performance.now() < end) {
    await pause(200)
    const before = rows.length
    rows = await readAll(parameters)
    if (rows.length > before) end = performance.now() + restMs
  }
  const found = new Set(rows)
  const missing = Array.from({ length: sent }, (_, at) => at + 1).filter((one) => !found.has(one))
  return { missing: missing.length, doubled: rows.length - found.size }
}

/** All payments in wei, page by page. */
async function readAll({ url, account }: readIndexed.Parameters): Promise<number[]> {
  const rows: number[] = []
  let cursor = ''
  while (true) {
    const path = `/v1/account/${account}/history?chainId=eip155:31337${cursor}`
    const response = await fetch(new URL(path, url))
    if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`)
    const { data, next } = (await response.json()) as Answer
    rows.push(...data.map(({ transfers }) => toWei(transfers[0]?.quantity.numeric ?? '')))
    if (next === null) return rows
    cursor = `&cursor=${encodeURIComponent(next)}`
  }
}

/** Of an amount of less than 2⁵³ wei. */
function toWei(ether: string): number {
  const [whole = '', fraction = ''] = ether.split('.')
  return Number(whole + fraction.padEnd(18, '0'))
}
