import { createTile } from './createTile.ts'

const symbolShape = /^[\p{L}\p{N}\p{Sc}][\p{L}\p{N}\p{Sc}.+-]{0,19}$/u

/** Draws a token by its symbol: its logo, else its letters. `undefined` for an invalid symbol. */
export async function drawToken(text: string): Promise<string | undefined> {
  const symbol = text.toUpperCase()
  if (!symbolShape.test(symbol)) return undefined
  return (await loadDrawing(symbol)) ?? createTile(symbol)
}

async function loadDrawing(symbol: string): Promise<string | undefined> {
  // Only file names of the collection may become part of a path.
  if (!/^[A-Z\d]+$/.test(symbol)) return undefined
  try {
    const { default: svg }: { default: string } = await import(
      `@web3icons/core/svgs/tokens/background/${symbol}.svg.js`
    )
    return svg.trim()
  } catch {
    return undefined
  }
}
